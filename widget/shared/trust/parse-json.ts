import { attempt } from './attempt';

/** Returns undefined if a text isn't what was expected: a browser may have cut it off, and other code can write it. */
export const parseJson = < Data >(
	text: string | null | undefined,
	isValid: ( data: Data ) => unknown
): Data | undefined =>
	attempt( () => {
		const data = JSON.parse( text ?? '' ) as Data;
		return isValid( data ) ? data : undefined;
	} );
