<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Receivers;

use UserFeedback\Addresses\Resolver;

/** Names as a test says; each look-up of one gives what comes next, and the last of it for ever. Nobody is asked. */
final class Named implements Resolver {

	/** @var list<string> what was asked for. */
	public array $asked = array();

	/** @param array<string, non-empty-list<list<string>>> $names what each look-up gives. */
	public function __construct( private array $names ) {}

	public function addresses( string $name ): array {
		$this->asked[] = $name;
		$known         = $this->names[ $name ] ?? array( array() );
		if ( count( $known ) > 1 ) {
			$this->names[ $name ] = array_values( array_slice( $known, 1 ) );
		}
		return $known[0];
	}
}
