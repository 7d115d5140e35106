// swift-tools-version: 6.2
import PackageDescription

// The layers, from the ground up. A target sees only what it names here, so the compiler keeps
// the rule that nothing lower knows anything higher (Sources/README.md draws it).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "zoo",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "zoo", targets: ["zoo"]),
    .executable(name: "zoo-api", targets: ["zoo-api"]),
  ],
  targets: [
    .target(name: "EarlyArguments"),
    .target(name: "Processes", swiftSettings: strict),
    .target(name: "Arguments", swiftSettings: strict),
    .target(name: "Console", dependencies: ["Processes", "Arguments"], swiftSettings: strict),
    .target(name: "ZooKit", swiftSettings: strict),
    .target(
      name: "Collections", dependencies: ["ZooKit"], exclude: ["README.md"], swiftSettings: strict),
    .target(name: "Loopback", swiftSettings: strict),
    .target(name: "ZooFiles", dependencies: ["ZooKit"], swiftSettings: strict),
    .target(
      name: "ZooSources", dependencies: ["ZooKit", "ZooFiles", "Collections", "Processes"],
      swiftSettings: strict),
    .target(
      name: "ZooService", dependencies: ["ZooKit", "ZooFiles", "ZooSources", "Arguments"],
      swiftSettings: strict),
    .target(
      name: "ZooCommands",
      dependencies: ["ZooKit", "ZooFiles", "ZooSources", "ZooService", "Arguments"],
      swiftSettings: strict),
    .target(
      name: "ZooScreens",
      dependencies: [
        "ZooKit", "ZooFiles", "ZooSources", "ZooService", "ZooCommands", "Arguments", "Console",
      ],
      swiftSettings: strict),
    .target(
      name: "StandIn", dependencies: ["Loopback", "Collections", "ZooKit", "Console", "Arguments"],
      swiftSettings: strict),
    .executableTarget(
      name: "zoo",
      dependencies: ["ZooScreens", "ZooSources", "Console", "Processes", "EarlyArguments"],
      swiftSettings: strict,
      // Foundation has to find `SocketWatch` where it looks for libcurl's function.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=curl_multi_setopt"], .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "zoo-api", dependencies: ["StandIn", "Console"], swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["ZooScreens", "ZooSources", "Console", "Processes"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "Console"], swiftSettings: strict),
    .testTarget(
      name: "ConsoleTests", dependencies: ["Console", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ZooKitTests", dependencies: ["ZooKit"], swiftSettings: strict),
    .testTarget(
      name: "CollectionsTests", dependencies: ["Collections", "ZooKit"], exclude: ["Recorded"],
      swiftSettings: strict),
    .testTarget(
      name: "ZooFilesTests", dependencies: ["ZooFiles", "ZooSources", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ZooSourcesTests", dependencies: ["ZooSources", "ZooFiles", "StandIn", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ZooCommandsTests", dependencies: ["ZooCommands", "ZooService"],
      swiftSettings: strict),
    .testTarget(
      name: "ZooScreensTests", dependencies: ["ZooScreens", "ZooCommands", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "ProgramTests", dependencies: ["zoo", "zoo-api", "StandIn", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
