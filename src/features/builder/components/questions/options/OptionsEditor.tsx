import { BaseControl, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { useId } from 'react';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useDispatch } from '@/features/builder/model/builder-context';
import type { FieldErrors } from '@/features/builder/model/errors/field-errors';
import { fieldName } from '@/features/builder/model/fields';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { freeId } from '@/features/builder/model/form/new';
import { canAddOption, canRemoveOption } from '@/features/builder/model/operations/rules';
import { OptionErrors, optionErrors } from './OptionErrors';
import './OptionsEditor.scss';

interface Props {
	question: FormQuestion;
	/** Of the question, by their path below it. */
	errors: FieldErrors;
}

export function OptionsEditor( { question, errors }: Props ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const errorsId = useId();
	const { options } = question.config;
	const field = ( option: string ) => fieldName( { question: question.id, option } );
	const focusField = ( option: string ) => focusLater( `[data-field="${ field( option ) }"]` );

	const add = () => {
		dispatch( { type: 'done', operation: { type: 'add-option', question: question.id } } );
		focusField( freeId( options ) );
	};
	const remove = ( option: string, index: number ) => {
		dispatch( { type: 'done', operation: { type: 'remove', question: question.id, option } } );
		focusField( options[ index === 0 ? 1 : index - 1 ]?.id ?? '' );
	};

	return (
		<fieldset
			className="uf-options"
			aria-describedby={ optionErrors( errors ).length === 0 ? undefined : errorsId }
		>
			<BaseControl.VisualLabel as="legend">{ __( 'Options', 'userfeedback' ) }</BaseControl.VisualLabel>
			{ options.map( ( { id: option, label }, index ) => (
				<div className="uf-options__row" key={ option }>
					<input
						data-field={ field( option ) }
						type="text"
						value={ label }
						maxLength={ LIMITS.OPTION_LABEL }
						aria-label={ optionLabel( index ) }
						placeholder={ optionLabel( index ) }
						aria-invalid={ `config.options[${ String( index ) }]` in errors ? true : undefined }
						onChange={ ( { target: { value } } ) =>
							dispatch( {
								type: 'typed',
								operation: { type: 'set', question: question.id, option, path: 'label', value },
							} )
						}
						onBlur={ () => dispatch( { type: 'field-left' } ) }
						onKeyDown={ ( event ) => {
							if ( event.key === 'Enter' && canAddOption( question ) ) {
								event.preventDefault();
								add();
							}
						} }
					/>
					{ canRemoveOption( question ) && (
						<Button
							size="compact"
							icon={ closeSmall }
							/* translators: %s: number of an option */
							label={ sprintf( __( 'Remove option %s', 'userfeedback' ), formatNumber( index + 1 ) ) }
							onClick={ () => remove( option, index ) }
						/>
					) }
				</div>
			) ) }
			<OptionErrors errors={ errors } id={ errorsId } />
			{ canAddOption( question ) && (
				<Button size="compact" variant="tertiary" icon={ plus } onClick={ add }>
					{ __( 'Add option', 'userfeedback' ) }
				</Button>
			) }
		</fieldset>
	);
}

function optionLabel( index: number ): string {
	/* translators: %s: number of an option */
	return sprintf( __( 'Option %s', 'userfeedback' ), formatNumber( index + 1 ) );
}
