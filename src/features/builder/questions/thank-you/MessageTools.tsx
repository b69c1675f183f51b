import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatBold, link } from '@wordpress/icons';
import { type RefObject, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { LIMITS } from '@/contract/limits';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { shownText, storedText } from '@/features/builder/draft/recall/shown-text';
import { linkTag, marked, type Part } from './message-markup';

interface Props {
	field: RefObject< HTMLTextAreaElement >;
	message: string;
}

/** Formats the selection with the tags that a message may have. */
export function MessageTools( { field, message }: Props ) {
	const dispatch = useDispatch();
	const shown = shownText( message );
	const [ linked, setLinked ] = useState< Part | null >( null );
	const [ address, setAddress ] = useState( '' );
	const tag = linkTag( address );

	const selected = (): Part => ( {
		start: field.current?.selectionStart ?? shown.length,
		end: field.current?.selectionEnd ?? shown.length,
	} );
	const mark = ( of: Part, open: string, close: string ) => {
		const { text, part } = marked( shown, of, open, close );
		const value = storedText( text, message );
		if ( value.length <= LIMITS.THANK_YOU ) {
			dispatch( { type: 'done', operation: { type: 'set', path: 'settings.thank_you.message', value } } );
			window.setTimeout( () => {
				field.current?.focus(); // After a dialog has returned the focus.
				field.current?.setSelectionRange( part.start, part.end );
			} );
		}
	};

	return (
		<div className="uf-message-tools">
			<Button
				size="compact"
				icon={ formatBold }
				label={ __( 'Bold', 'userfeedback' ) }
				onClick={ () => mark( selected(), '<strong>', '</strong>' ) }
			/>
			<Button
				size="compact"
				icon={ link }
				label={ __( 'Link', 'userfeedback' ) }
				onClick={ () => setLinked( selected() ) }
			/>
			{ linked && (
				<ConfirmDialog
					title={ __( 'Link', 'userfeedback' ) }
					confirm={ __( 'Add link', 'userfeedback' ) }
					onCancel={ () => setLinked( null ) }
					onConfirm={ () => {
						if ( tag !== null ) {
							setLinked( null );
							setAddress( '' );
							mark( linked, tag, '</a>' );
						}
					} }
				>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						type="url"
						dir="ltr"
						label={ __( 'URL', 'userfeedback' ) }
						placeholder="https://"
						value={ address }
						onChange={ setAddress }
						help={
							address === '' || tag !== null
								? ''
								: __( 'Enter a full URL, starting with https:// or http://.', 'userfeedback' )
						}
					/>
				</ConfirmDialog>
			) }
		</div>
	);
}
