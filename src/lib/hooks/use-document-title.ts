import { useEffect } from 'react';

// WordPress writes "Screen ‹ Site — WordPress"; everything after the screen's name is kept.
const suffix = /\s‹\s.*$/.exec( document.title )?.[ 0 ] ?? '';

export function useDocumentTitle( title: string ): void {
	useEffect( () => {
		document.title = `${ title }${ suffix }`;
	}, [ title ] );
}
