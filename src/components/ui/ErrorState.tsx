import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './ErrorState.scss';

interface Props {
	/** What failed, and what was kept. */
	message: string;
	/** For whoever is asked to help. */
	details?: string;
	onRetry: () => void;
}

export function ErrorState( { message, details, onRetry }: Props ) {
	return (
		<div className="uf-error" role="alert">
			<p className="uf-error__message">{ message }</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ onRetry }>
				{ __( 'Retry', 'userfeedback' ) }
			</Button>
			{ details && (
				<details>
					<summary>{ __( 'Details', 'userfeedback' ) }</summary>
					<code>{ details }</code>
				</details>
			) }
		</div>
	);
}
