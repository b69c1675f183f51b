import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { LIMITS } from '@/contract/limits';
import type { PageChoice } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { PagePicker } from './PagePicker';

const BUTTON = 'settings.thank_you.button';

interface Unfinished {
	label: string;
	page: PageChoice | null;
}

/** A button below the message. It shows once it has both a text and a page. */
export function MessageButton() {
	const { button } = useBuilder( ( { form } ) => form.draft.settings.thank_you );
	const [ unfinished, setUnfinished ] = useState< Unfinished | null >( null );
	const shown = button ?? unfinished;
	const dispatch = useDispatch();

	const set = ( next: Unfinished | null ) => {
		const { label = '', page = null } = next ?? {};
		const value = label.trim() === '' || page === null ? null : { label, page };
		setUnfinished( next );
		dispatch( { type: 'typed', operation: { type: 'set', path: BUTTON, value } } );
	};

	return (
		<div className="uf-stack" data-field={ BUTTON }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show a button below the message', 'userfeedback' ) }
				help={
					shown && button === null ? __( 'Add a label and a page to show the button.', 'userfeedback' ) : ''
				}
				checked={ shown !== null }
				onChange={ ( isOn ) => set( isOn ? { label: '', page: null } : null ) }
			/>
			{ shown && (
				<>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Button label', 'userfeedback' ) }
						maxLength={ LIMITS.SHORT_TEXT }
						value={ shown.label }
						onChange={ ( label ) => set( { ...shown, label } ) }
						onBlur={ () => dispatch( { type: 'field-left' } ) }
					/>
					<PagePicker
						label={ __( 'Page to open', 'userfeedback' ) }
						value={ shown.page }
						onChange={ ( page ) => set( { ...shown, page } ) }
					/>
				</>
			) }
		</div>
	);
}
