import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import './PreviewSwitch.scss';

interface Props {
	isPreview: boolean;
	onChange: ( isPreview: boolean ) => void;
}

/** For windows too narrow for both. */
export function PreviewSwitch( { isPreview, onChange }: Props ) {
	return (
		<div className="uf-build-or-preview" role="group" aria-label={ __( 'View', 'userfeedback' ) }>
			<Button size="compact" isPressed={ ! isPreview } onClick={ () => onChange( false ) }>
				{ __( 'Build', 'userfeedback' ) }
			</Button>
			<Button size="compact" isPressed={ isPreview } onClick={ () => onChange( true ) }>
				{ __( 'Preview', 'userfeedback' ) }
			</Button>
		</div>
	);
}
