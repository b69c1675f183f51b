import { cleanAddress } from '@/features/builder/draft/form/clean-text';

/** A part of a text, by character indexes. */
export interface Part {
	start: number;
	end: number;
}

/** Returns the text with a tag around a part of it, and the part to select next. */
export function marked(
	text: string,
	{ start, end }: Part,
	open: string,
	close: string
): { text: string; part: Part } {
	return {
		text: text.slice( 0, start ) + open + text.slice( start, end ) + close + text.slice( end ),
		part: { start: start + open.length, end: end + open.length },
	};
}

/** Returns null if it isn't a web address, which the server would drop. */
export function linkTag( typed: string ): string | null {
	const address = cleanAddress( typed );
	const url = URL.canParse( address ) ? new URL( address ) : null;
	return url && /^https?:$/.test( url.protocol )
		? `<a href="${ url.href.replaceAll( '&', '&amp;' ).replaceAll( '"', '%22' ) }">`
		: null;
}
