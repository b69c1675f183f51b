import { cleanAddress } from '@/features/builder/model/form/clean-text';

/** A part of a text, by places of its letters. */
export interface Part {
	start: number;
	end: number;
}

/** The text with a tag around a part of it, and the part that is to be selected then. */
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

/** Null for what is no address of the web, which the server would drop. */
export function linkTag( typed: string ): string | null {
	const address = cleanAddress( typed );
	const url = URL.canParse( address ) ? new URL( address ) : null;
	return url && /^https?:$/.test( url.protocol )
		? `<a href="${ url.href.replaceAll( '&', '&amp;' ).replaceAll( '"', '%22' ) }">`
		: null;
}
