import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { Survey } from '@/contract/types';
import { siteCopyQuery } from './site-copy-requests';
import { useDispatch, useLatest, useSaving } from '../state/builder-context';
import type { BuilderState } from '../state/builder-state';
import { useMayNotify } from '../state/use-may-notify';
import { type Copy, restoredState } from '../local-copy/copy';
import { offeredCopy } from './site-copy';
import { useSiteCopy } from './use-site-copy';

interface Offer {
	/** The time the site got it. */
	at: number;
	restore: () => void;
	discard: () => void;
}

/**
 * Offers unsaved changes from another browser, and stores this browser's changes on the site.
 *
 * @param survey null if it was new when opened
 * @param own    this browser's copy of it
 */
export function useOfferedCopy( survey: Survey | null, own: Copy | null ): Offer | null {
	const mayNotify = useMayNotify();
	const saving = useSaving();
	const { show } = useSnackbars();
	const latest = useLatest();
	const dispatch = useDispatch();
	const { data } = useQuery( { ...siteCopyQuery( survey?.id ?? 0 ), enabled: survey !== null } );
	const [ isDecided, setDecided ] = useState( false );
	const kept = data?.kept ?? null;
	const copy = useMemo(
		() => ( survey === null ? null : offeredCopy( kept, own, survey, mayNotify ) ),
		[ kept, own, survey, mayNotify ]
	);
	const isOffered = copy !== null && kept !== null && ! isDecided;
	useSiteCopy( {
		isKnown: survey === null || data !== undefined,
		isThere: kept !== null,
		offered: isOffered ? { version: kept.version, copy: kept.copy } : null,
	} );

	if ( ! isOffered ) {
		return null;
	}
	const put = ( state: BuilderState ) => {
		dispatch( { type: 'replaced', state } );
		if ( latest().conflicts.length > 0 ) {
			saving.showOutcome( { kind: 'conflict' } );
		}
	};
	const restore = () => {
		const before = latest();
		put( restoredState( copy, survey, mayNotify ) );
		setDecided( true );
		show( __( 'Your unsaved changes were restored.', 'userfeedback' ), {
			label: __( 'Undo', 'userfeedback' ),
			onClick: () => put( before ),
		} );
	};
	const discard = () => {
		setDecided( true );
		show( __( 'Your unsaved changes were discarded.', 'userfeedback' ), {
			label: __( 'Undo', 'userfeedback' ),
			onClick: () => put( restoredState( copy, survey, mayNotify ) ),
		} );
	};
	return { at: Date.parse( kept.at ), restore, discard };
}
