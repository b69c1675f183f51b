<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use UserFeedback\Platform\Http\DnsResolver;

/** Resolves names as a test defines: each lookup returns the next result, and then always the last one. Nobody is queried. */
final class Named implements DnsResolver {

	/** @var list<string> what was asked for. */
	public array $asked = array();

	/** @param array<string, non-empty-list<list<string>>> $names results of each lookup. */
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
