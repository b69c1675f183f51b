import { useEffect, useRef } from 'react';
import type { SurveyCopy } from '@/contract/types';
import { forgetCopyOnSite, keepCopyOnSite } from './site-copy-requests';
import { useFrame, useLatest } from '../state/builder-context';
import type { BuilderNow } from '../state/builder-now';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { useWhenStill } from '../save/use-debounced-save';
import { copyToKeep, isToKeep } from './site-copy';

interface Found {
	/** The site's copy is loaded. */
	isKnown: boolean;
	/** It exists. */
	isThere: boolean;
	/** That copy, until the user has decided about it: it must not be overwritten. */
	offered: SurveyCopy | null;
}

/** Stores unsaved changes on the site if autosave doesn't; deletes the copy once they are undone or saved. */
export function useKeeping( { isKnown, isThere, offered }: Found ): void {
	const latest = useLatest();
	const { busy, savedAt } = useFrame().saving;
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
			void keepCopyOnSite( id, offered ).catch( () => undefined );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- with each save, and with nothing else.
	}, [ savedAt ] );

	const isToRun = ( now: BuilderNow ) =>
		busy === null && ( now.isDirty ? isToKeep( now ) && now.form !== sent.current : isOnSite.current );
	const run = async (): Promise< boolean > => {
		const now = latest();
		const { form } = now;
		const copy = now.isDirty ? copyToKeep( now, Date.now() ) : null;
		try {
			if ( form.id !== null && copy !== null ) {
				await keepCopyOnSite( form.id, copy );
			} else if ( form.id !== null && isOnSite.current ) {
				await forgetCopyOnSite( form.id );
			}
			isOnSite.current = copy !== null;
			sent.current = form;
			return true;
		} catch {
			return false;
		}
	};
	useWhenStill( { latest }, { isToRun, run, isForLeaving: true }, isKnown && offered === null );
}
