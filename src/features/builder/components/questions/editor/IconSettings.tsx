import { BaseControl, Button, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { useDispatch } from '@/features/builder/model/builder-context';
import { fieldName } from '@/features/builder/model/fields';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { newQuestion } from '@/features/builder/model/form/new';

/** How all icons of a question are drawn. */
export function IconSettings( { question: { id, type, settings } }: { question: FormQuestion } ) {
	const dispatch = useDispatch();
	const colourId = useId();
	const { icon_color: colour, icon_size: size } = settings;
	const { icon_color: usual } = newQuestion( id, type ).settings;

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Icon size', 'userfeedback' ) }
				data-field={ fieldName( { question: id }, 'settings.icon_size' ) }
				value={ size }
				options={ [
					{ value: 'small', label: __( 'Small', 'userfeedback' ) },
					{ value: 'medium', label: __( 'Medium', 'userfeedback' ) },
					{ value: 'large', label: __( 'Large', 'userfeedback' ) },
				] }
				onChange={ ( value ) =>
					dispatch( {
						type: 'done',
						operation: {
							type: 'set',
							question: id,
							path: 'settings.icon_size',
							value: value as typeof size,
						},
					} )
				}
			/>
			<BaseControl __nextHasNoMarginBottom id={ colourId } label={ __( 'Icon color', 'userfeedback' ) }>
				<div className="uf-colour">
					<input
						id={ colourId }
						type="color"
						data-field={ fieldName( { question: id }, 'settings.icon_color' ) }
						value={ wholeColour( colour ) }
						onChange={ ( { target: { value } } ) =>
							dispatch( {
								type: 'typed', // All colours on the way to the one that is wanted.
								operation: { type: 'set', question: id, path: 'settings.icon_color', value },
							} )
						}
						onBlur={ () => dispatch( { type: 'field-left' } ) }
					/>
					<code dir="ltr">{ wholeColour( colour ) }</code>
					{ wholeColour( colour ) !== wholeColour( usual ) && (
						<Button
							size="compact"
							variant="tertiary"
							onClick={ () => {
								dispatch( {
									type: 'done',
									operation: { type: 'set', question: id, path: 'settings.icon_color', value: usual },
								} );
								document.getElementById( colourId )?.focus(); // This button goes.
							} }
						>
							{ __( 'Reset color', 'userfeedback' ) }
						</Button>
					) }
				</div>
			</BaseControl>
		</>
	);
}

/** The browser's control knows no short form. */
function wholeColour( colour: string ): string {
	return colour.replace( /^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3' ).toLowerCase();
}
