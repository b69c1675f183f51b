import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';

it( 'the dialog can’t be canceled while its action is running', async () => {
	const user = userEvent.setup();
	const onCancel = vi.fn();
	const dialog = ( isBusy: boolean ) => (
		<ConfirmDialog
			title="Move"
			confirm="Move question"
			isBusy={ isBusy }
			onConfirm={ vi.fn() }
			onCancel={ onCancel }
		>
			It goes there.
		</ConfirmDialog>
	);
	const { rerender } = render( dialog( true ) );

	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await user.keyboard( '{Escape}' );
	expect( onCancel ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'button', { name: 'Cancel' } ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );

	rerender( dialog( false ) );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await user.keyboard( '{Escape}' );
	expect( onCancel ).toHaveBeenCalledTimes( 2 );
} );
