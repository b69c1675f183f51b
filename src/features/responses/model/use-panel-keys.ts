import { useEffect } from 'react';
import { useStable } from '@/lib/hooks/use-stable';

interface Keys {
	onStep: ( by: 1 | -1 ) => void;
	onClose: () => void;
}

const STEPS: Readonly< Record< string, 1 | -1 > > = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Keyboard shortcuts that step through the list while a response is open next to it. They are ignored inside form fields. */
export function usePanelKeys( isOpen: boolean, { onStep, onClose }: Keys ): void {
	const press = useStable( ( event: KeyboardEvent ) => {
		if ( event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken( event.target ) ) {
			return;
		}
		const by = STEPS[ event.key ];
		if ( by !== undefined ) {
			event.preventDefault(); // The page doesn't scroll.
			onStep( by );
		} else if ( event.key === 'Escape' ) {
			onClose();
		}
	} );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		document.addEventListener( 'keydown', press );
		return () => document.removeEventListener( 'keydown', press );
	}, [ isOpen, press ] );
}

function isTaken( target: EventTarget | null ): boolean {
	return (
		target instanceof Element &&
		target.closest(
			'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], .components-popover'
		) !== null
	);
}
