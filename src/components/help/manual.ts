import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';

/** A text, or an element: its name, then its children; of a link the page that it leads to comes first (tools/dev/manual/tree.mjs). */
export type ManualNode = string | ManualNode[];

export interface ManualPage {
	name: string;
	title: string;
	body: ManualNode[];
}

export interface Manual {
	chapters: { title: string; pages: ManualPage[] }[];
}

/** All pages: a file of its own, which comes when somebody asks for help. */
export const manualOptions = queryOptions( {
	queryKey: keys.manual,
	queryFn: async (): Promise< Manual > => {
		// The list of pages, of which the build makes the pages.
		const file: { default: unknown } = await import(
			/* webpackChunkName: "manual" */ '../../../docs/manual/contents.json'
		);
		return file.default as Manual;
	},
	staleTime: Infinity,
} );

export function pageOf( manual: Manual, name: string | null ): ManualPage | undefined {
	return manual.chapters.flatMap( ( { pages } ) => pages ).find( ( page ) => page.name === name );
}
