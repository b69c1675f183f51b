import { useSettings } from '@/components/forms/settings-form';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

/** The wizard's target: a template's questions, an empty survey, all templates, or the list. */
export type End = { use: string } | 'all' | 'later';

/** Stores on the site that the wizard was completed, and then opens the target. */
export function useFinish(): ( end: End ) => void {
	const site = useSite();
	const { save } = useSettings();

	return ( end ) =>
		save( () => window.location.assign( adminPage( site, 'userfeedback_surveys', routeOf( end ) ) ), {
			setup_finished: true,
		} );
}

function routeOf( end: End ): string {
	switch ( end ) {
		case 'later':
			return '/';
		case 'all':
			return '/new/setup';
		default:
			return `/new/setup?use=${ encodeURIComponent( end.use ) }`;
	}
}
