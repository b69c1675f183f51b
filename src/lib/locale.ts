/**
 * Returns WordPress's language on this page if the browser supports it. Some WordPress tags are not well-formed for Intl
 * (`pt-PT-ao90`); those fall back to their first part.
 */
export function locale(): string | undefined {
	const tag = document.documentElement.lang;
	if ( ! known.has( tag ) ) {
		known.set( tag, knownFor( tag ) ); // A long survey shows a hundred numbers, and the check is slow.
	}
	return known.get( tag );
}

const known = new Map< string, string | undefined >();

function knownFor( tag: string ): string | undefined {
	for ( const candidate of [ tag, tag.split( '-' )[ 0 ] ?? '' ] ) {
		if ( isKnown( candidate ) ) {
			return candidate;
		}
	}
	return undefined;
}

function isKnown( tag: string ): boolean {
	try {
		return tag !== '' && Intl.DateTimeFormat.supportedLocalesOf( tag ).length > 0;
	} catch {
		return false;
	}
}

export function isRtl(): boolean {
	return document.documentElement.dir === 'rtl' || document.body.classList.contains( 'rtl' );
}
