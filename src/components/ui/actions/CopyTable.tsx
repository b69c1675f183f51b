import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copy as copyIcon } from '@wordpress/icons';
import type { MouseEvent } from 'react';
import { copied } from '@/lib/clipboard';
import { asHtml, asText, type CopiedRows } from '@/lib/copied-table';
import { useSnackbars } from '../feedback/Snackbars';
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
			<Button
				variant="tertiary"
				size="compact"
				icon={ copyIcon }
				text={ __( 'Copy table', 'userfeedback' ) }
				onClick={ ( { currentTarget }: MouseEvent< HTMLElement > ) => void copy( currentTarget ) }
			/>
		</div>
	);
}
