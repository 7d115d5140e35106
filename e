[1;4mAll exhibits[0m[2m · “forest” · 118 · built-in collection[0m

[1;4mZoo animals[0m
    [36m1[0m  🐃  [1mAfrican Buffalo[0m                  [2mSavanna, woodland,[0m[1;4m forest[0m[2m and floodplain[0m
    [36m2[0m  🐾  [1mAfrican Giant Millipede[0m          [2mLeaf litter of lowland and coastal[0m[1;4m forest[0m
    [36m3[0m  🦜  [1mAfrican Grey Parrot[0m              [2mLowland rain[0m[1;4mforest[0m[2m,[0m[1;4m forest[0m[2m edge and mangroves[0m
    [36m4[0m  🐻  [1mAmerican Black Bear[0m              [1;4mForest[0m[2m, swamp, mountains and dry scrub[0m
    [36m5[0m  🐟  [1mArapaima[0m                         [2mFloodplain lakes and flooded[0m[1;4m forest[0m
    [36m6[0m  🐘  [1mAsian Elephant[0m                   [2mTropical[0m[1;4m forest[0m[2m, scrub and grassland[0m
    [36m7[0m  🦋  [1mAtlas Moth[0m                       [2mTropical[0m[1;4m forest[0m[2m, woodland and scrub[0m
    [36m8[0m  🐾  [1mAye-aye[0m                          [2mRain[0m[1;4mforest[0m[2m and dry deciduous[0m[1;4m forest[0m
    [36m9[0m  🐦  [1mBali Myna[0m                        [2mDry monsoon[0m[1;4m forest[0m[2m and savanna[0m
   [36m10[0m  🐍  [1mBall Python[0m                      [2mSavanna, grassland and open[0m[1;4m forest[0m
   [36m11[0m  🐵  [1mBarbary Macaque[0m                  [2mCedar and oak[0m[1;4m forest[0m[2m, scrub and rocky gorges[0m
   [36m12[0m  🐾  [1mBinturong[0m                        [2mTropical[0m[1;4m forest[0m[2m canopy[0m
   [36m13[0m  🐒  [1mBlack-handed Spider Monkey[0m       [2mRain[0m[1;4mforest[0m[2m, dry[0m[1;4m forest[0m[2m and mangrove canopy[0m
   [36m14[0m  🦜  [1mBlue-and-yellow Macaw[0m            [2mTall[0m[1;4m forest[0m[2m, palm swamp and wooded savanna[0m
   [36m15[0m  🐍  [1mBoa Constrictor[0m                  [2mRain[0m[1;4mforest[0m[2m, dry[0m[1;4m forest[0m[2m and savanna[0m
   [36m16[0m  🐾  [1mBongo[0m                            [2mDense lowland and mountain[0m[1;4m forest[0m
   [36m17[0m  🐵  [1mBonobo[0m                           [2mLowland rain[0m[1;4mforest[0m[2m and swamp[0m[1;4m forest[0m
   [36m18[0m  🦧  [1mBornean Orangutan[0m                [2mLowland rain[0m[1;4mforest[0m[2m and peat swamp[0m[1;4m forest[0m
   [36m19[0m  🐻  [1mBrown Bear[0m                       [1;4mForest[0m[2m, tundra, mountains and dry steppe[0m
   [36m20[0m  🐍  [1mBurmese Python[0m                   [2mGrassland, marsh,[0m[1;4m forest[0m[2m and river valleys[0m
   [36m21[0m  🐸  [1mCane Toad[0m                        [2mGrassland, open[0m[1;4m forest[0m[2m, farms and gardens[0m
   [36m22[0m  🐾  [1mCapybara[0m                         [2mGrassland and[0m[1;4m forest[0m[2m beside water[0m
   [36m23[0m  🐵  [1mChimpanzee[0m                       [2mRain[0m[1;4mforest[0m[2m, dry[0m[1;4m forest[0m[2m and wooded savanna[0m
   [36m24[0m  🐆  [1mClouded Leopard[0m                  [2mTropical[0m[1;4m forest[0m[2m, from lowland to hills[0m
   [36m25[0m  🦀  [1mCoconut Crab[0m                     [1;4mForest[0m[2m and rocky coasts of tropical islands[0m
   [36m26[0m  🐒  [1mColombian Red Howler[0m             [2mRain[0m[1;4mforest[0m[2m, riverside and mountain[0m[1;4m forest[0m
   [36m27[0m  🐾  [1mCommon Brushtail Possum[0m          [1;4mForest[0m[2m, woodland, parks and gardens[0m
   [36m28[0m  🐦  [1mCommon Raven[0m                     [2mMountains, sea cliffs,[0m[1;4m forest[0m[2m and tundra[0m
   [36m29[0m  🐾  [1mCommon Wombat[0m                    [2mTemperate[0m[1;4m forest[0m[2m, heath and grassland[0m
   [36m30[0m  🐾  [1mCoquerel's Sifaka[0m                [2mDry deciduous[0m[1;4m forest[0m[2m, some mangrove[0m
   [36m31[0m  🐵  [1mCotton-top Tamarin[0m               [2mTropical[0m[1;4m forest[0m[2m and[0m[1;4m forest[0m[2m edges[0m
   [36m32[0m  🐺  [1mCoyote[0m                           [2mPrairie, desert,[0m[1;4m forest[0m[2m, farmland and cities[0m
   [36m33[0m  🐸  [1mDarwin's Frog[0m                    [2mCool temperate[0m[1;4m forest[0m[2m floor[0m
   [36m34[0m  🐕  [1mDhole[0m                            [1;4mForest[0m[2m with clearings, mountain meadow[0m
   [36m35[0m  🦘  [1mEastern Grey Kangaroo[0m            [2mGrassland, open woodland and[0m[1;4m forest[0m
   [36m36[0m  🐟  [1mElectric Eel[0m                     [2mMuddy streams, pools and flooded[0m[1;4m forest[0m
   [36m37[0m  🦂  [1mEmperor Scorpion[0m                 [2mBurrows in humid[0m[1;4m forest[0m[2m and savanna[0m
   [36m38[0m  🦉  [1mEurasian Eagle-owl[0m               [2mRocky cliffs,[0m[1;4m forest[0m[2m and steppe[0m
   [36m39[0m  🐾  [1mEurasian Lynx[0m                    [2mNorthern and mountain[0m[1;4m forest[0m[2m, rocky steppe[0m
   [36m40[0m  🐾  [1mFire Salamander[0m                  [2mMoist deciduous[0m[1;4m forest[0m[2m with brooks[0m
   [36m41[0m  🐸  [1mFleischmann's Glass Frog[0m         [2mLeaves over streams in humid[0m[1;4m forest[0m
   [36m42[0m  🐾  [1mFossa[0m                            [2mDry deciduous[0m[1;4m forest[0m[2m and rain[0m[1;4mforest[0m
   [36m43[0m  🐌  [1mGiant African Land Snail[0m         [1;4mForest[0m[2m edges, scrub, farmland and gardens[0m
   [36m44[0m  🐾  [1mGiant Anteater[0m                   [2mGrassland, savanna and open[0m[1;4m forest[0m
   [36m45[0m  🦦  [1mGiant Otter[0m                      [2mSlow rivers, lakes and flooded[0m[1;4m forest[0m
   [36m46[0m  🐼  [1mGiant Panda[0m                      [2mMountain[0m[1;4m forest[0m[2m with dense bamboo[0m
   [36m47[0m  🦅  [1mGolden Eagle[0m                     [2mMountains, moorland, open[0m[1;4m forest[0m[2m and steppe[0m
   [36m48[0m  🐵  [1mGolden Lion Tamarin[0m              [2mLowland Atlantic coastal[0m[1;4m forest[0m
   [36m49[0m  🐦  [1mGreat Hornbill[0m                   [2mTall evergreen and moist deciduous[0m[1;4m forest[0m
   [36m50[0m  🦎  [1mGreen Iguana[0m                     [1;4mForest[0m[2m canopy near rivers and lakes[0m
   [36m51[0m  🐺  [1mGrey Wolf[0m                        [1;4mForest[0m[2m, tundra, steppe, mountains and desert[0m
   [36m52[0m  🦌  [1mHuemul[0m                           [2mBeech[0m[1;4m forest[0m[2m, scrub and rocky Andean slopes[0m
   [36m53[0m  🐾  [1mIndian Pangolin[0m                  [2mDry[0m[1;4m forest[0m[2m, scrub and grassland[0m
   [36m54[0m  🦏  [1mIndian Rhinoceros[0m                [2mTall floodplain grassland, swamp and[0m[1;4m forest[0m
   [36m55[0m  🐆  [1mJaguar[0m                           [2mRain[0m[1;4mforest[0m[2m, wetland, dry[0m[1;4m forest[0m[2m and scrub[0m
   [36m56[0m  🐵  [1mJapanese Macaque[0m                 [2mBroadleaf and mountain[0m[1;4m forest[0m[2m, with snow[0m
   [36m57[0m  🦜  [1mKakapo[0m                           [1;4mForest[0m[2m and scrub on predator-free islands[0m
   [36m58[0m  🦜  [1mKea[0m                              [2mMountain[0m[1;4m forest[0m[2m, scrub and alpine grassland[0m
   [36m59[0m  🐍  [1mKing Cobra[0m                       [1;4mForest[0m[2m, bamboo thickets and mangroves[0m
   [36m60[0m  🐨  [1mKoala[0m                            [2mEucalypt[0m[1;4m forest[0m[2m and woodland[0m
   [36m61[0m  🦎  [1mKomodo Dragon[0m                    [2mDry savanna, scrub and monsoon[0m[1;4m forest[0m
   [36m62[0m  🐾  [1mLar Gibbon[0m                       [2mEvergreen and mixed[0m[1;4m forest[0m[2m canopy[0m
   [36m63[0m  🦇  [1mLarge Flying Fox[0m                 [2mMangrove, coastal and lowland[0m[1;4m forest[0m
   [36m64[0m  🐦  [1mLaughing Kookaburra[0m              [2mEucalypt[0m[1;4m forest[0m[2m and open woodland[0m
   [36m65[0m  🐜  [1mLeafcutter Ant[0m                   [2mUnderground nests in tropical[0m[1;4m forest[0m
   [36m66[0m  🐆  [1mLeopard[0m                          [2mSavanna,[0m[1;4m forest[0m[2m, mountains and semi-desert[0m
   [36m67[0m  🐾  [1mLowland Tapir[0m                    [2mRain[0m[1;4mforest[0m[2m, wetland and dry[0m[1;4m forest[0m[2m near water[0m
   [36m68[0m  🪳  [1mMadagascar Hissing Cockroach[0m     [1;4mForest[0m[2m floor, among litter and rotting logs[0m
   [36m69[0m  🐒  [1mMantled Guereza[0m                  [2mRain[0m[1;4mforest[0m[2m, river[0m[1;4m forest[0m[2m and mountain[0m[1;4m forest[0m
   [36m70[0m  🦘  [1mMatschie's Tree-kangaroo[0m         [2mMountain rain[0m[1;4mforest[0m[2m and cloud[0m[1;4m forest[0m
   [36m71[0m  🐾  [1mMexican Redknee Tarantula[0m        [2mBurrows in dry[0m[1;4m forest[0m[2m and thorn scrub[0m
   [36m72[0m  🦌  [1mMoose[0m                            [2mBoreal[0m[1;4m forest[0m[2m, willow thickets and bogs[0m
   [36m73[0m  🐦  [1mNorth Island Brown Kiwi[0m          [2mDamp[0m[1;4m forest[0m[2m, scrub and rough farmland[0m
   [36m74[0m  🐾  [1mOcelot[0m                           [2mRain[0m[1;4mforest[0m[2m, dry[0m[1;4m forest[0m[2m, mangrove and thorn scrub[0m
   [36m75[0m  🐸  [1mPanamanian Golden Frog[0m           [2mWet[0m[1;4m forest[0m[2m along mountain streams[0m
   [36m76[0m  🦎  [1mPanther Chameleon[0m                [2mLowland[0m[1;4m forest[0m[2m and coastal scrub[0m
   [36m77[0m  🦘  [1mParma Wallaby[0m                    [2mWet eucalypt[0m[1;4m forest[0m[2m with dense undergrowth[0m
   [36m78[0m  🐒  [1mProboscis Monkey[0m                 [2mMangrove, riverside and swamp[0m[1;4m forest[0m
   [36m79[0m  🐾  [1mPuma[0m                             [2mMountains,[0m[1;4m forest[0m[2m, desert scrub and grassland[0m
   [36m80[0m  🌊  [1mPurple Sea Urchin[0m                [2mRocky shores, tide pools and kelp[0m[1;4m forest[0m[2ms[0m
   [36m81[0m  🐾  [1mPygmy Slow Loris[0m                 [2mEvergreen and dry[0m[1;4m forest[0m[2m, bamboo thickets[0m
   [36m82[0m  🐢  [1mRadiated Tortoise[0m                [2mSpiny dry[0m[1;4m forest[0m[2m and scrub[0m
   [36m83[0m  🦜  [1mRainbow Lorikeet[0m                 [1;4mForest[0m[2m, coastal scrub, parks and gardens[0m
   [36m84[0m  🦊  [1mRed Fox[0m                          [1;4mForest[0m[2m, farmland, tundra, dry country and towns[0m
   [36m85[0m  🐾  [1mRed Panda[0m                        [2mTemperate[0m[1;4m forest[0m[2m with bamboo understory[0m
   [36m86[0m  🦌  [1mReindeer[0m                         [2mTundra, boreal[0m[1;4m forest[0m[2m and northern mountains[0m
   [36m87[0m  🦎  [1mRhinoceros Iguana[0m                [2mDry[0m[1;4m forest[0m[2m and scrub on limestone[0m
   [36m88[0m  🐾  [1mRing-tailed Lemur[0m                [2mGallery[0m[1;4m forest[0m[2m and spiny scrub[0m
   [36m89[0m  🦜  [1mScarlet Macaw[0m                    [2mHumid lowland[0m[1;4m forest[0m
   [36m90[0m  🐾  [1mShort-beaked Echidna[0m             [1;4mForest[0m[2m, heath, grassland and desert[0m
   [36m91[0m  🐻  [1mSloth Bear[0m                       [2mDry and moist[0m[1;4m forest[0m[2m, scrub and grassland[0m
   [36m92[0m  🐦  [1mSouthern Cassowary[0m               [2mTropical rain[0m[1;4mforest[0m[2m and swamp[0m[1;4m forest[0m
   [36m93[0m  🐾  [1mSouthern Three-banded Armadillo[0m  [2mDry Chaco[0m[1;4m forest[0m[2m, grassland and scrub[0m
   [36m94[0m  🐻  [1mSpectacled Bear[0m                  [2mAndean cloud[0m[1;4m forest[0m[2m and high grassland[0m
   [36m95[0m  🐾  [1mSpotted-tailed Quoll[0m             [2mRain[0m[1;4mforest[0m[2m, eucalypt[0m[1;4m forest[0m[2m and coastal heath[0m
   [36m96[0m  🐾  [1mSugar Glider[0m                     [2mEucalypt and acacia[0m[1;4m forest[0m[2m and woodland[0m
   [36m97[0m  🦜  [1mSulphur-crested Cockatoo[0m         [2mWoodland,[0m[1;4m forest[0m[2m edge, farmland and suburbs[0m
   [36m98[0m  🐻  [1mSun Bear[0m                         [2mTropical lowland and hill[0m[1;4m forest[0m
   [36m99[0m  🐦  [1mSuperb Lyrebird[0m                  [2mMoist eucalypt[0m[1;4m forest[0m[2m and fern gullies[0m
  [36m100[0m  🐸  [1mSurinam Toad[0m                     [2mMuddy streams, swamps and[0m[1;4m forest[0m[2m pools[0m
  [36m101[0m  🐾  [1mTasmanian Devil[0m                  [2mCoastal heath, dry[0m[1;4m forest[0m[2m and scrub[0m
  [36m102[0m  🐦  [1mTawny Frogmouth[0m                  [2mOpen woodland,[0m[1;4m forest[0m[2m edge and parks[0m
  [36m103[0m  🐅  [1mTiger[0m                            [2mTropical[0m[1;4m forest[0m[2m, mangrove and taiga[0m
  [36m104[0m  🐦  [1mToco Toucan[0m                      [2mSavanna, woodland edge and gallery[0m[1;4m forest[0m
  [36m105[0m  🐸  [1mTomato Frog[0m                      [2mLowland[0m[1;4m forest[0m[2m, swamps and gardens[0m
  [36m106[0m  🐾  [1mTuatara[0m                          [1;4mForest[0m[2m and scrub on seabird islands[0m
  [36m107[0m  🐵  [1mTufted Capuchin[0m                  [2mRain[0m[1;4mforest[0m[2m, riverside and palm[0m[1;4m forest[0m
  [36m108[0m  🐦  [1mVictoria Crowned Pigeon[0m          [2mLowland and swamp[0m[1;4m forest[0m
  [36m109[0m  🦍  [1mWestern Gorilla[0m                  [2mLowland rain[0m[1;4mforest[0m[2m and swamp[0m[1;4m forest[0m
  [36m110[0m  🐾  [1mWhite-nosed Coati[0m                [2mTropical[0m[1;4m forest[0m[2m and wooded dry canyons[0m
  [36m111[0m  🐗  [1mWild Boar[0m                        [1;4mForest[0m[2m, scrub, marsh and farmland[0m
  [36m112[0m  🐾  [1mWolverine[0m                        [2mBoreal[0m[1;4m forest[0m[2m, tundra and alpine slopes[0m

[1;4mCat breeds[0m
  [36m113[0m  🐈  [1mNorwegian [0m[1;4mForest[0m[1m Cat[0m             [2mNorway[0m
           A large northern cat with a water-shedding double coat made for winter. Strong claws make it an unusually able climber.
  [36m114[0m  🐈  [1mSiberian[0m                         [2mRussia[0m
           A burly [1;4mforest[0m cat of Russia with a dense triple coat suited to severe cold, known as a powerful jumper.

[1;4mDog breeds[0m
  [36m115[0m  🐕  [1mWirehaired Vizsla[0m                [2mBred for: … game in[0m[1;4m forest[0m[2m and water · Sporting · Hungary[0m

[1;4mBirds of Chile[0m
  [36m116[0m  🐦  [1mRayadito[0m                         [2m… through the[0m[1;4m forest[0m[2m · Thorn-tailed Rayadito · Aphrastura spinicauda[0m
  [36m117[0m  🐦  [1mCometocino Patagónico[0m            [2m… the southern[0m[1;4m forest[0m[2m · Patagonian Sierra Finch · Phrygilus patagonicus[0m
  [36m118[0m  🐦  [1mCarpintero Negro[0m                 [2m… the beech[0m[1;4m forest[0m[2m · Magellanic Woodpecker · Campephilus magellanicus[0m
