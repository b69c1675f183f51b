import { useEffect } from 'react';

// WordPress writes "Screen ‹ Site — WordPress"; what follows the screen's name stays.
const suffix = /\s‹\s.*$/.exec( document.title )?.[ 0 ] ?? '';

export function useDocumentTitle( title: string ): void {
	useEffect( () => {
		document.title = `${ title }${ suffix }`;
	}, [ title ] );
}
