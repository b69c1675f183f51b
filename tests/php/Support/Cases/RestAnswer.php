<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

/** A route's response, as a browser would read it. */
final class RestAnswer {

	/** @param array<string, string> $headers */
	public function __construct( public readonly int $status, public readonly mixed $body, public readonly array $headers ) {}

	/** Returns the value at a path such as `survey.questions.0.id`; null if there is none. */
	public function at( string $path ): mixed {
		$value = $this->body;
		foreach ( explode( '.', $path ) as $step ) {
			$value = is_array( $value ) ? $value[ $step ] ?? null : null;
		}
		return $value;
	}

	public function text( string $path ): string {
		$text = $this->at( $path );
		return is_string( $text ) ? $text : '';
	}

	/** @return array<array-key, mixed> */
	public function items( string $path ): array {
		$items = $this->at( $path );
		return is_array( $items ) ? $items : array();
	}

	/**
	 * Returns one property of every row of a list.
	 *
	 * @return array<int|string, mixed> keyed by another property if one is given.
	 */
	public function column( string $path, string $property, ?string $by = null ): array {
		$rows = array_filter( $this->items( $path ), 'is_array' );
		return array_column( $rows, $property, $by );
	}

	public function id( string $path = 'id' ): int {
		$id = $this->at( $path );
		return is_int( $id ) ? $id : 0;
	}
}
