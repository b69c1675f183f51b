import { BaseControl, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { useId } from 'react';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder } from '@/features/builder/model/builder-context';
import { canAddOption, canRemoveOption, type QuestionForm } from '@/features/builder/model/question-form';
import './OptionsEditor.scss';

interface Props {
	question: QuestionForm;
	error: string | undefined;
}

export function OptionsEditor( { question, error }: Props ) {
	const { dispatch } = useBuilder();
	const focusLater = useFocusLater();
	const id = useId();
	const fieldId = ( index: number ) => `uf-option-${ question.id }-${ String( index ) }`;
	const focusField = ( index: number ) => focusLater( `[id="${ fieldId( index ) }"]` );

	const add = () => {
		dispatch( { type: 'option-added', questionId: question.id } );
		focusField( question.options.length );
	};
	const remove = ( index: number ) => {
		dispatch( { type: 'option-removed', questionId: question.id, index } );
		focusField( Math.max( 0, index - 1 ) );
	};

	return (
		<fieldset className="uf-options" aria-describedby={ error === undefined ? undefined : id }>
			<BaseControl.VisualLabel as="legend">{ __( 'Options', 'userfeedback' ) }</BaseControl.VisualLabel>
			{ question.options.map( ( option, index ) => (
				<div className="uf-options__row" key={ index }>
					<input
						id={ fieldId( index ) }
						type="text"
						value={ option }
						maxLength={ LIMITS.OPTION_LABEL }
						aria-label={ optionLabel( index ) }
						placeholder={ optionLabel( index ) }
						aria-invalid={ error !== undefined && option.trim() === '' ? true : undefined }
						onChange={ ( event ) =>
							dispatch( {
								type: 'option-changed',
								questionId: question.id,
								index,
								value: event.target.value,
							} )
						}
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
							onClick={ () => remove( index ) }
						/>
					) }
				</div>
			) ) }
			{ error !== undefined && (
				<p className="uf-field-error" id={ id }>
					{ error }
				</p>
			) }
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
