import type { SurveyTemplate } from '@/contract/types';

/** The template without questions, which has no card in the gallery. */
export const BLANK = 'blank';

export type Category = SurveyTemplate[ 'categories' ][ number ];

export const SORTS = [ 'default', 'popular' ] as const;
export type Sort = ( typeof SORTS )[ number ];

/** The gallery's filters. They are stored in the address, so that Back restores them. */
export interface GalleryView {
	category: Category | null;
	search: string;
	sort: Sort;
}

export function readView( params: URLSearchParams, categories: readonly Category[] ): GalleryView {
	return {
		category: categories.find( ( name ) => name === params.get( 'category' ) ) ?? null,
		search: params.get( 'search' ) ?? '',
		sort: params.get( 'sort' ) === 'popular' ? 'popular' : 'default',
	};
}

/** Writes only the differences from the gallery's defaults. */
export function writeView( { category, search, sort }: GalleryView ): Record< string, string > {
	return {
		...( category === null ? {} : { category } ),
		...( search === '' ? {} : { search } ),
		...( sort === 'default' ? {} : { sort } ),
	};
}

/** Returns a category's templates whose name or title matches the search, popular ones first if requested. */
export function shownTemplates( templates: readonly SurveyTemplate[], view: GalleryView ): SurveyTemplate[] {
	const wanted = view.search.trim().toLocaleLowerCase();
	const found = templates.filter(
		( { key, name, description, categories } ) =>
			key !== BLANK &&
			( view.category === null || categories.includes( view.category ) ) &&
			[ name, description.title ].some( ( text ) => text.toLocaleLowerCase().includes( wanted ) )
	);
	return view.sort === 'popular' ? found.sort( ( one, other ) => rank( one ) - rank( other ) ) : found;
}

function rank( { tags }: SurveyTemplate ): number {
	return tags.includes( 'most-popular' ) ? 0 : 1;
}

/** Returns each category that has templates, in order, with their number. */
export function categoriesOf( templates: readonly SurveyTemplate[] ): { name: Category; count: number }[] {
	const counts = new Map< Category, number >();
	templates
		.flatMap( ( { categories } ) => categories )
		.forEach( ( name ) => counts.set( name, ( counts.get( name ) ?? 0 ) + 1 ) );
	return [ ...counts ].map( ( [ name, count ] ) => ( { name, count } ) );
}
