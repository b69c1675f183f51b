import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PublishCard } from '../components/publish/PublishCard';
import { SummaryCard } from '../components/publish/SummaryCard';
import { useBuilder, useDispatch } from '../model/builder-context';
import { isComplete } from '../model/errors/validation';
import './steps.scss';

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
				<PublishCard />
			</div>
		</>
	);
}
