import { __ } from '@wordpress/i18n';
import { copy as copyIcon } from '@wordpress/icons';
import { copied } from '@/lib/clipboard';
import { asHtml, asText, type CopiedRows } from '@/lib/copied-table';
import { useSnackbars } from '../feedback/Snackbars';
import { IconButton } from './IconButton';
import './CopyTable.scss';

/** Copies a table for a spreadsheet or a document, with full numbers where the screen rounds. */
export function CopyTable( { rows }: { rows: CopiedRows } ) {
	const { show } = useSnackbars();

	const copy = async ( button: HTMLElement ) => {
		const table = button.closest( '.uf-copy-table' )?.parentElement?.querySelector( 'table' ) ?? null;
		const isCopied = await copied( asText( rows ), table, asHtml( rows ) );
		show(
			isCopied
				? __( 'Copied to Clipboard', 'userfeedback' )
				: __( 'Your browser blocked copying the table.', 'userfeedback' )
		);
	};

	return (
		<div className="uf-copy-table">
			<IconButton
				icon={ copyIcon }
				label={ __( 'Copy table', 'userfeedback' ) }
				onClick={ ( { currentTarget } ) => void copy( currentTarget ) }
			/>
		</div>
	);
}
