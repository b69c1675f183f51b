import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ErrorDetails } from './ErrorDetails';
import { ErrorMessage } from './ErrorMessage';
import './ErrorState.scss';

interface Props {
	/** States what failed and what was kept. */
	failure: string;
	error: Error;
	onRetry: () => void;
}

export function ErrorState( { failure, error, onRetry }: Props ) {
	return (
		<div className="uf-error" role="alert">
			<p className="uf-error__message">
				{ failure } <ErrorMessage error={ error } />
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onRetry }>
				{ __( 'Retry', 'userfeedback' ) }
			</Button>
			<ErrorDetails error={ error } />
		</div>
	);
}
