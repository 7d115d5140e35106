// swift-tools-version: 6.2
import PackageDescription

// The layers, from the ground up. A target sees only what it names here, so the compiler keeps
// the rule that nothing lower knows anything higher (Sources/README.md draws it).

/// Optimized in debug builds too: what goes through every byte of a text or a file is ten to a hundred times slower
/// otherwise, and would take most of the tests' time. What only calls these is not: it takes the compiler ten times as
/// long.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "zoo",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "zoo", targets: ["zoo"]),
    .executable(name: "zoo-api", targets: ["zoo-api"]),
  ],
  targets: [
    .target(name: "EarlyArguments"),
    .target(name: "Processes"),
    .target(name: "Outlines", swiftSettings: optimized),
    .target(name: "Arguments"),
    .target(
      name: "Console", dependencies: ["Processes", "Arguments"], swiftSettings: optimized),
    .target(name: "ZooKit", swiftSettings: optimized),
    .target(
      name: "Collections", dependencies: ["ZooKit"], exclude: ["README.md"],
      swiftSettings: optimized),
    .target(name: "ZooQuery", dependencies: ["ZooKit", "Arguments"], swiftSettings: optimized),
    .target(name: "Loopback"),
    .target(name: "RecordScan", dependencies: ["ZooKit", "ZooQuery"], swiftSettings: optimized),
    .target(
      name: "ZooFiles", dependencies: ["ZooKit", "ZooQuery", "RecordScan", "Processes"],
      swiftSettings: optimized),
    .target(
      name: "ZooSources",
      dependencies: [
        "ZooKit", "ZooQuery", "RecordScan", "ZooFiles", "Collections", "Processes",
      ]),
    .target(
      name: "ZooService",
      dependencies: ["ZooKit", "ZooQuery", "ZooFiles", "ZooSources", "Arguments"]),
    .target(
      name: "ZooCommands",
      dependencies: ["ZooKit", "ZooQuery", "ZooFiles", "ZooSources", "ZooService", "Arguments"]),
    .target(
      name: "ZooWording",
      dependencies: [
        "ZooKit", "ZooQuery", "ZooFiles", "ZooSources", "ZooService", "ZooCommands", "Arguments",
        "Console",
      ]),
    .target(
      name: "ZooScreens",
      dependencies: [
        "ZooKit", "ZooQuery", "ZooFiles", "ZooSources", "ZooService", "ZooCommands", "ZooWording",
        "Arguments", "Console", "Outlines",
      ]),
    .target(
      name: "StandIn",
      dependencies: ["Loopback", "Collections", "Outlines", "ZooKit", "Console", "Arguments"]),
    .executableTarget(
      name: "zoo",
      dependencies: [
        "ZooScreens", "ZooWording", "ZooSources", "Console", "Processes", "EarlyArguments",
      ],
      // Foundation has to find `SocketWatch` where it looks for libcurl's function.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=curl_multi_setopt"], .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "zoo-api", dependencies: ["StandIn", "Console"]),
    .target(
      name: "TestSupport",
      dependencies: ["ZooScreens", "ZooSources", "Console", "Processes"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments", "Console"]),
    .testTarget(
      name: "ConsoleTests", dependencies: ["Console", "TestSupport"]),
    .testTarget(
      name: "OutlinesTests", dependencies: ["Outlines", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "ZooKitTests", dependencies: ["ZooKit"]),
    .testTarget(
      name: "ZooQueryTests", dependencies: ["ZooQuery", "ZooKit", "ZooSources", "Collections"]),
    .testTarget(
      name: "CollectionsTests", dependencies: ["Collections", "ZooKit"], exclude: ["Recorded"]),
    .testTarget(name: "RecordScanTests", dependencies: ["RecordScan", "ZooKit"]),
    .testTarget(
      name: "ZooFilesTests", dependencies: ["RecordScan", "ZooFiles", "ZooSources", "TestSupport"]),
    .testTarget(
      name: "ZooSourcesTests", dependencies: ["ZooSources", "ZooFiles", "StandIn", "TestSupport"]),
    .testTarget(
      name: "ZooCommandsTests", dependencies: ["Arguments", "ZooCommands", "ZooService"]),
    .testTarget(
      name: "ZooScreensTests",
      dependencies: [
        "Outlines", "ZooScreens", "ZooWording", "ZooCommands", "ZooQuery", "Collections", "StandIn",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["zoo", "zoo-api", "StandIn", "TestSupport"],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
