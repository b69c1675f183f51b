import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/ui/Card';
import { LIMITS } from '../../../contract/limits';
import { useBuilder } from '../model/builder-context';
import './fields.scss';

export function ThankYouCard() {
	const { form, dispatch, errors } = useBuilder();
	const error = errors[ 'thank_you' ];

	return (
		<Card title={ __( 'Thank You Message', 'userfeedback' ) }>
			<TextareaControl
				__nextHasNoMarginBottom
				className={ error === undefined ? '' : 'uf-field--invalid' }
				label={ __( 'What visitors see after their last answer', 'userfeedback' ) }
				rows={ 3 }
				value={ form.thank_you }
				maxLength={ LIMITS.THANK_YOU }
				help={ error ?? '' }
				aria-invalid={ error === undefined ? undefined : true }
				onChange={ ( message ) => dispatch( { type: 'thank_you_changed', message } ) }
			/>
		</Card>
	);
}
