import { type DragEvent, useCallback, useState } from 'react';

interface DragOrder {
	dragged: string | null;
	/** Index of the item before which the dragged one would be dropped. */
	gap: number | null;
	/** Always the same function. */
	handleProps: ( id: string ) => {
		draggable: true;
		onDragStart: ( event: DragEvent< HTMLElement > ) => void;
		onDragEnd: () => void;
	};
	listProps: {
		onDragOver: ( event: DragEvent< HTMLElement > ) => void;
		onDrop: ( event: DragEvent< HTMLElement > ) => void;
	};
}

/**
 * Reorders items by dragging a handle; the buttons next to it do the same without a mouse. Items carry `data-drag-item`.
 *
 * @param onMove receives the item and its new index, from 0
 */
export function useDragOrder( ids: readonly string[], onMove: ( id: string, to: number ) => void ): DragOrder {
	const [ dragged, setDragged ] = useState< string | null >( null );
	const [ gap, setGap ] = useState< number | null >( null );
	const stop = useCallback( () => {
		setDragged( null );
		setGap( null );
	}, [] );
	const handleProps = useCallback< DragOrder[ 'handleProps' ] >(
		( id ) => ( {
			draggable: true,
			onDragStart: ( event ) => {
				const item = event.currentTarget.closest( '[data-drag-item]' );
				event.dataTransfer.effectAllowed = 'move';
				event.dataTransfer.setData( 'text/plain', id );
				if ( item ) {
					event.dataTransfer.setDragImage( item, 24, 24 );
				}
				setDragged( id );
			},
			onDragEnd: stop,
		} ),
		[ stop ]
	);

	return {
		dragged,
		gap,
		handleProps,
		listProps: {
			onDragOver: ( event ) => {
				if ( dragged !== null ) {
					event.preventDefault();
					setGap( gapAt( event.currentTarget, event.clientY ) );
				}
			},
			onDrop: ( event ) => {
				event.preventDefault();
				if ( dragged !== null && gap !== null ) {
					onMove( dragged, gap > ids.indexOf( dragged ) ? gap - 1 : gap );
				}
				stop();
			},
		},
	};
}

function gapAt( list: HTMLElement, y: number ): number {
	const items = [ ...list.querySelectorAll( '[data-drag-item]' ) ];
	const below = items.findIndex( ( item ) => {
		const { top, height } = item.getBoundingClientRect();
		return y < top + height / 2;
	} );
	return below === -1 ? items.length : below;
}
