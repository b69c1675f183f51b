import { useEffect, useRef } from 'react';
import type { DerivedState } from '../state/derived-state';
import type { BuilderStore } from '../state/builder-store';

/** Delays after the last edit; and during continuous typing, after the first unsaved one. */
const STILL = 10_000;
const LONGEST = 30_000;
const TICK = 1_000;
/** Between attempts, doubled each time. */
const BACK_OFF = 10_000;
const LONGEST_BACK_OFF = 300_000;

interface Work {
	isToRun: ( now: DerivedState ) => boolean;
	/** @returns whether it arrived */
	run: () => Promise< boolean >;
	/** Also runs when leaving the form. */
	isForLeaving?: boolean;
}

/**
 * Runs work automatically when typing pauses, and immediately when the window is hidden or about to close. Failed work is
 * retried at growing intervals.
 */
export function useDebouncedSave( { latest }: Pick< BuilderStore, 'latest' >, work: Work, isOn: boolean ): void {
	const asked = useRef( work );
	useEffect( () => {
		asked.current = work;
	} );

	useEffect( () => {
		if ( ! isOn ) {
			return undefined;
		}
		let seen = latest().form.draft;
		let [ editedAt, waitsSince, notBefore, failures ] = [ Date.now(), 0, 0, 0 ];
		let isRunning = false;
		const isToRun = () => ! isRunning && asked.current.isToRun( latest() );

		const go = async (): Promise< void > => {
			isRunning = true;
			const isDone = await asked.current.run();
			isRunning = false;
			failures = isDone ? 0 : failures + 1;
			waitsSince = 0;
			notBefore =
				failures === 0 ? 0 : Date.now() + Math.min( BACK_OFF * 2 ** ( failures - 1 ), LONGEST_BACK_OFF );
		};
		const tick = () => {
			const { draft } = latest().form;
			const now = Date.now();
			if ( draft !== seen ) {
				seen = draft;
				editedAt = now;
			}
			if ( ! isToRun() ) {
				waitsSince = 0;
				return;
			}
			waitsSince = waitsSince === 0 ? now : waitsSince;
			if ( now >= notBefore && ( now - editedAt >= STILL || now - waitsSince >= LONGEST ) ) {
				void go();
			}
		};
		const goNow = () => void ( isToRun() && go() );
		const goIfHidden = () => document.visibilityState === 'hidden' && goNow();
		const timer = window.setInterval( tick, TICK );
		document.addEventListener( 'visibilitychange', goIfHidden );
		window.addEventListener( 'beforeunload', goNow ); // A user who logs out is logged in until then.
		return () => {
			window.clearInterval( timer );
			document.removeEventListener( 'visibilitychange', goIfHidden );
			window.removeEventListener( 'beforeunload', goNow );
			if ( asked.current.isForLeaving ) {
				goNow();
			}
		};
	}, [ latest, isOn ] );
}
