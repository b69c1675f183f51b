import { useEffect, useRef } from 'react';
import type { BuilderNow } from '../builder-now';
import { isSavable } from '../errors/validation';
import { isTyped } from '../form/new';
import type { BuilderStore } from '../builder-store';
import type { Saving } from './use-save';

/** After the last edit; and while somebody types on and on, after the first that is not saved. */
const STILL = 10_000;
const LONGEST = 30_000;
const TICK = 1_000;
/** Between two tries, doubled each time. */
const BACK_OFF = 10_000;
const LONGEST_BACK_OFF = 300_000;

/** Drafts alone: what visitors see changes only when somebody says so. */
export function isToAutosave( { form, storedStatus, conflicts, isDirty }: BuilderNow ): boolean {
	return (
		storedStatus === 'draft' &&
		conflicts.length === 0 &&
		( form.id !== null || isTyped( form.draft ) ) &&
		isSavable( form.draft ) &&
		isDirty
	);
}

/** Saves a draft by itself; what could not be saved is tried again, less and less often. */
export function useAutosave(
	{ latest }: Pick< BuilderStore, 'latest' >,
	saving: Pick< Saving, 'save' >,
	isOn: boolean
): void {
	const save = useRef( saving.save );
	useEffect( () => {
		save.current = saving.save;
	} );

	useEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		let seen = latest().form.draft;
		let [ editedAt, unsavedSince, notBefore, failures ] = [ Date.now(), 0, 0, 0 ];
		let isRunning = false;

		const go = async (): Promise< void > => {
			isRunning = true;
			const saved = await save.current( 'auto' );
			isRunning = false;
			failures = saved === null ? failures + 1 : 0;
			unsavedSince = 0;
			notBefore =
				failures === 0 ? 0 : Date.now() + Math.min( BACK_OFF * 2 ** ( failures - 1 ), LONGEST_BACK_OFF );
		};
		const tick = () => {
			const state = latest();
			const now = Date.now();
			if ( state.form.draft !== seen ) {
				seen = state.form.draft;
				editedAt = now;
			}
			if ( isRunning || ! isToAutosave( state ) ) {
				unsavedSince = 0;
				return;
			}
			unsavedSince = unsavedSince === 0 ? now : unsavedSince;
			if ( now >= notBefore && ( now - editedAt >= STILL || now - unsavedSince >= LONGEST ) ) {
				void go();
			}
		};
		const goIfHidden = () => {
			if ( document.visibilityState === 'hidden' && ! isRunning && isToAutosave( latest() ) ) {
				void go();
			}
		};
		const timer = window.setInterval( tick, TICK );
		document.addEventListener( 'visibilitychange', goIfHidden );
		return () => {
			window.clearInterval( timer );
			document.removeEventListener( 'visibilitychange', goIfHidden );
		};
	}, [ latest, isOn ] );
}
