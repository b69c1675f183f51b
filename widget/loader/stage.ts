import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import type { Shown } from './handover';
import { loadBundle } from './load-bundle';

/** The surveys that stand on the page: any number in places, at most one in the corner. */
export interface Stage {
	floating(): number | null;
	get( id: number ): Shown | undefined;
	/** @param place null floats; what floated before leaves. */
	show( manifest: WidgetManifest, survey: WidgetSurvey, place: HTMLElement | null ): Promise< void >;
}

export function emptyStage(): Stage {
	const shown = new Map< number, Shown >();
	let floating: number | null = null;

	return {
		floating: () => floating,
		get: ( id ) => shown.get( id ),
		show: async ( manifest, survey, place ) => {
			const bundle = await loadBundle( manifest.bundle );
			if ( shown.has( survey.id ) ) {
				return;
			}
			if ( ! place ) {
				if ( floating !== null ) {
					shown.get( floating )?.close();
				}
				floating = survey.id;
			}
			const handle = bundle.show( survey, manifest, place, () => {
				shown.delete( survey.id );
				floating = floating === survey.id ? null : floating;
			} );
			shown.set( survey.id, handle );
		},
	};
}
