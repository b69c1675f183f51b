import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Navigate } from 'react-router-dom';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { surveyTemplates } from '@/api/get-templates';
import { GetStarted } from './get-started/GetStarted';
import { Gallery } from './gallery/Gallery';
import { GallerySkeleton } from './gallery/GallerySkeleton';
import { useBuilder } from '../saving/state/builder-context';
import { stepPath } from '../draft/steps';

/** Shown until the owner's first save. */
export function SetupStep() {
	const id = useBuilder( ( { form } ) => form.id );
	const isNew = useBuilder( ( now ) => now.isNew );
	const query = useQuery( surveyTemplates );

	if ( ! isNew ) {
		return <Navigate to={ stepPath( id, 'questions' ) } replace />;
	}
	return (
		<>
			<GetStarted />
			<h2 id="uf-templates" className="uf-setup__title" tabIndex={ -1 } data-route-focus>
				{ __( 'Select a Template', 'userfeedback' ) }
			</h2>
			<QueryState
				query={ query }
				skeleton={ <GallerySkeleton /> }
				failure={ __( 'Couldn’t load the templates.', 'userfeedback' ) }
			>
				{ ( templates ) => <Gallery templates={ templates } /> }
			</QueryState>
		</>
	);
}
