import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PublishCard } from './PublishCard';
import { TrackingCard } from '../settings/TrackingCard';
import { SharePage } from './page/SharePage';
import { SummaryCard } from './SummaryCard';
import { useBuilder, useDispatch } from '../saving/state/builder-context';
import { useCompleteDraft } from './use-complete-draft';
import { partsOf } from '../draft/settings-parts';
import { HAS_SETTINGS } from '../draft/steps';
import { isComplete } from '../draft/validation/validation';
import '@/components/ui/layout/Stack.scss';
import './PublishStep.scss';

export function PublishStep() {
	const dispatch = useDispatch();
	const isReachable = useBuilder( ( { form } ) => form.id !== null || isComplete( form.draft ) );

	useEffect( () => {
		if ( isReachable ) {
			dispatch( { type: 'publish-step-opened' } );
		}
	}, [ dispatch, isReachable ] );

	if ( ! isReachable ) {
		return <Navigate to="/new/questions" replace />;
	}
	return (
		<>
			<h2 className="screen-reader-text" tabIndex={ -1 } data-route-focus>
				{ __( 'Publish', 'userfeedback' ) }
			</h2>
			<div className="uf-publish">
				<SummaryCard />
				<div className="uf-stack">
					<PublishCard />
					<SharePage />
					{ ! HAS_SETTINGS && <Tracking /> }
				</div>
			</div>
		</>
	);
}

/** Here if tracking has no own step. */
function Tracking() {
	const parts = partsOf( useCompleteDraft().draft );

	return parts && <TrackingCard isOn={ parts.enable_tracking } behavior={ parts.behavior } />;
}
