<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Wiring;

use UserFeedback\Platform\Hooks;

/**
 * For tests of the hooks: a class that declares some.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class Listener {

	private int $calls = 0;

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'uf_test_append'   => array( 'append', 10, 2 ),
			'uf_test_in_admin' => array( 'hear', 10, 1, 'is_admin' ),
			'uf_test_own_name' => array( 'hear', 10, 2, array( Hooks::class, 'isAboutOwnName' ) ),
			'uf_test_asked'    => array( 'hear', 10, 1, '?uf_test' ),
		);
	}

	/** Gets a number as text, as WordPress passes it. */
	public function append( string $value, int $number ): string {
		return $value . ( $number + $this->calls++ );
	}

	/** @return list<string> */
	public function hear(): array {
		return array( 'heard' );
	}
}
