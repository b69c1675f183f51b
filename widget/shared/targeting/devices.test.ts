import { expect, it } from 'vitest';
import cases from '../../../tests/fixtures/devices.json';
import { deviceOf } from './devices';

it.each( cases )( 'the device: $name', ( { user_agent: agent, touches, device } ) => {
	expect( deviceOf( agent, touches ) ).toBe( device );
} );
