/* eslint-disable @typescript-eslint/naming-convention -- webpack's own names. */
declare global {
	/** Webpack's name for a lazy screen's stylesheet, below the build's folder. */
	const __webpack_require__: { miniCssF: ( name: string ) => string };
	const __webpack_hash__: string;
}

/** Loads each feature's styles like its scripts: those of this same build. */
export function nameFeatureStyles(): void {
	__webpack_require__.miniCssF = ( name ) => `${ name }.css?ver=${ __webpack_hash__.slice( 0, 8 ) }`;
}
