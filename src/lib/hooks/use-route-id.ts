import { useParams } from 'react-router-dom';

/** Parses an integer of 1 or more; null for any other text, such as a mistyped URL. */
export function wholeNumber( text: string | null | undefined ): number | null {
	const number = Number( text ?? '' );
	return Number.isInteger( number ) && number > 0 ? number : null;
}

/** Returns the ID in the URL, or 0, which no item has, if the URL has no integer there. */
export function useRouteId( name = 'id' ): number {
	return wholeNumber( useParams()[ name ] ) ?? 0;
}
