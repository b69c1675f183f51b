import { useParams } from 'react-router-dom';

/** A whole number from 1; null for any other text, such as a mistyped address. */
export function wholeNumber( text: string | null | undefined ): number | null {
	const number = Number( text ?? '' );
	return Number.isInteger( number ) && number > 0 ? number : null;
}

/** The id in the address; 0, which nothing has, where the address has no whole number in its place. */
export function useRouteId( name = 'id' ): number {
	return wholeNumber( useParams()[ name ] ) ?? 0;
}
