import { useEffect, useRef } from 'react';
import type { SurveyCopy } from '@/contract/types';
import { deleteSiteCopy, saveSiteCopy } from './site-copy-requests';
import { useLatest, useSaving } from '../state/builder-context';
import type { DerivedState } from '../state/derived-state';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { useDebouncedSave } from '../save/use-debounced-save';
import { siteCopyOf, needsSiteCopy } from './site-copy';

interface Found {
	/** The site's copy is loaded. */
	isKnown: boolean;
	/** It exists. */
	isThere: boolean;
	/** That copy, until the user has decided about it: it must not be overwritten. */
	offered: SurveyCopy | null;
}

/** Stores unsaved changes on the site if autosave doesn't; deletes the copy once they are undone or saved. */
export function useSiteCopy( { isKnown, isThere, offered }: Found ): void {
	const latest = useLatest();
	const { busy, savedAt } = useSaving();
	const sent = useRef< SurveyForm | null >( null );
	const isOnSite = useRef( false );

	useEffect( () => {
		isOnSite.current = isThere;
	}, [ isThere ] );

	useEffect( () => {
		const { id } = latest().form;
		if ( savedAt === null || id === null ) {
			return;
		}
		isOnSite.current = offered !== null; // The site itself deletes it on each save.
		if ( offered ) {
			void saveSiteCopy( id, offered ).catch( () => undefined );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- with each save, and with nothing else.
	}, [ savedAt ] );

	const isToRun = ( now: DerivedState ) =>
		busy === null && ( now.isDirty ? needsSiteCopy( now ) && now.form !== sent.current : isOnSite.current );
	const run = async (): Promise< boolean > => {
		const now = latest();
		const { form } = now;
		const copy = now.isDirty ? siteCopyOf( now, Date.now() ) : null;
		try {
			if ( form.id !== null && copy !== null ) {
				await saveSiteCopy( form.id, copy );
			} else if ( form.id !== null && isOnSite.current ) {
				await deleteSiteCopy( form.id );
			}
			isOnSite.current = copy !== null;
			sent.current = form;
			return true;
		} catch {
			return false;
		}
	};
	useDebouncedSave( { latest }, { isToRun, run, isForLeaving: true }, isKnown && offered === null );
}
