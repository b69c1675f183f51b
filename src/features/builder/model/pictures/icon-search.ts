import type { IconChoice } from '@/features/builder/api/get-icons';

/** Every word that was typed is to begin one of the name's. Those that are called just so come first. */
export function foundIcons( icons: readonly IconChoice[], search: string ): readonly IconChoice[] {
	const wanted = wordsIn( search );
	const found = icons.filter( ( { icon } ) => {
		const words = wordsIn( icon );
		return wanted.every( ( part ) => words.some( ( word ) => word.startsWith( part ) ) );
	} );
	const isExact = ( { icon }: IconChoice ) => wordsIn( icon ).join( ' ' ) === wanted.join( ' ' );
	return [ ...found.filter( isExact ), ...found.filter( ( icon ) => ! isExact( icon ) ) ];
}

/** As people say it. */
export function iconWords( name: string ): string {
	return wordsIn( name ).join( ' ' );
}

function wordsIn( text: string ): string[] {
	return text
		.toLowerCase()
		.split( /[^\p{L}\p{N}]+/u )
		.filter( ( word ) => word !== '' );
}
