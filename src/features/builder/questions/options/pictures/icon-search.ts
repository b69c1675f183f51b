import type { IconChoice } from './get-icons';

/** Returns icons whose name has a word that starts with each typed word. Exact names come first. */
export function foundIcons( icons: readonly IconChoice[], search: string ): readonly IconChoice[] {
	const wanted = wordsIn( search );
	const found = icons.filter( ( { icon } ) => {
		const words = wordsIn( icon );
		return wanted.every( ( part ) => words.some( ( word ) => word.startsWith( part ) ) );
	} );
	const isExact = ( { icon }: IconChoice ) => wordsIn( icon ).join( ' ' ) === wanted.join( ' ' );
	return [ ...found.filter( isExact ), ...found.filter( ( icon ) => ! isExact( icon ) ) ];
}

/** The name as words. */
export function iconWords( name: string ): string {
	return wordsIn( name ).join( ' ' );
}

function wordsIn( text: string ): string[] {
	return text
		.toLowerCase()
		.split( /[^\p{L}\p{N}]+/u )
		.filter( ( word ) => word !== '' );
}
