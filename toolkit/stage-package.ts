/** Loads the bundle of the package, so that the stage and the program get it instead of the package's modules. */
const {STAGE_PACKAGE} = process.env;
if (STAGE_PACKAGE) require(STAGE_PACKAGE);
