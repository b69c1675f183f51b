/* eslint-disable @typescript-eslint/naming-convention -- webpack's own names. */
declare global {
	/** What webpack names a stylesheet that comes with a lazy screen, below the build's folder. */
	const __webpack_require__: { miniCssF: ( name: string ) => string };
	const __webpack_hash__: string;
}

/** Has each feature's styles fetched as its scripts are: those of this very build. */
export function nameFeatureStyles(): void {
	__webpack_require__.miniCssF = ( name ) => `${ name }.css?ver=${ __webpack_hash__.slice( 0, 8 ) }`;
}
