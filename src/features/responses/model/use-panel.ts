import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { ResponseRow, SingleResponseQuery } from '@/contract/types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useMedia } from '@/lib/hooks/use-media';
import { useSite } from '@/lib/site';
import { responseAddress } from './addresses';
import { isReadable } from './row-actions';
import { type OpenResponse, useOpenResponse } from './use-open-response';
import { usePanelKeys } from './use-panel-keys';

export interface Panel {
	opened: OpenResponse;
	/** URL of the response's own page, if the window is too narrow for both. */
	elsewhere: string | null;
	/** Handles a click on a row or its links. It prevents the default unless the click opens a new tab. */
	open: ( response: ResponseRow, event: MouseEvent ) => void;
	close: () => void;
	/** True if opened with a pointer: it still gets focus, but the focus ring is only for the keyboard. */
	isByPointer: boolean;
}

/** Opens responses next to the list if the window is wide enough for both, otherwise on their own page. */
export function usePanel( surveyId: number, items: readonly ResponseRow[], query: SingleResponseQuery ): Panel {
	const { features } = useSite();
	const [ params ] = useSearchParams();
	const navigate = useNavigate();
	const upgrade = useUpgrade();
	const focusLater = useFocusLater();
	const isWide = useMedia( '(min-width: 1101px)' );
	const opened = useOpenResponse( surveyId, items, query );

	const [ isByPointer, setByPointer ] = useState( false );

	const open = ( response: ResponseRow, event: MouseEvent ) => {
		setByPointer( event.detail > 0 ); // Enter on a link fires a click with detail 0.
		if ( ! isReadable( response, features ) ) {
			if ( ! features[ 'single-response' ] ) {
				upgrade( 'single-response' );
			}
		} else if ( ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			if ( isWide ) {
				opened.open( response.id );
			} else {
				navigate( responseAddress( surveyId, response.id, params ) );
			}
		}
	};
	const close = () => {
		focusLater( `[data-response="${ String( opened.id ) }"] :is(a, button)` );
		opened.close();
	};
	useEffect( () => {
		document.querySelector( `[data-response="${ String( opened.id ) }"]` )?.scrollIntoView( { block: 'nearest' } );
	}, [ opened.id, items ] );
	usePanelKeys( opened.id !== null && isWide, { onStep: opened.step, onClose: close } );

	return {
		opened,
		elsewhere: opened.id !== null && ! isWide ? responseAddress( surveyId, opened.id, params ) : null,
		open,
		close,
		isByPointer,
	};
}
