<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Schema\Shape;

/** One place in a body: the allowed values, and a complete body with a valid value there. */
final class ShapeNode {

	/** Placeholder for the value; JSON writes it unchanged. */
	private const HERE = '@@here@@';

	/** @param list<int|string> $keys */
	private function __construct( public readonly Shape $shape, private readonly array $keys, private readonly mixed $body ) {}

	/**
	 * Returns every place of a body, including each alternative.
	 *
	 * @return iterable<self>
	 */
	public static function all( Shape $shape, mixed $body ): iterable {
		return self::below( $shape, array(), $body );
	}

	/** Returns the contract's name: `questions[0].title`. */
	public function path(): string {
		$path = '';
		foreach ( $this->keys as $key ) {
			$path .= is_int( $key ) ? "[$key]" : ( '' === $path ? $key : ".$key" );
		}
		return $path;
	}

	public function isWhole(): bool {
		return array() === $this->keys;
	}

	public function value(): mixed {
		return self::in( $this->body, $this->keys );
	}

	/** Returns the body as JSON, with this raw JSON in this place. */
	public function with( string $json ): string {
		return str_replace(
			'"' . self::HERE . '"',
			$json,
			(string) json_encode( self::put( $this->body, $this->keys, self::HERE ), JSON_UNESCAPED_SLASHES )
		);
	}

	/** Returns the body as JSON, without this property. */
	public function without(): string {
		$keys   = $this->keys;
		$last   = array_pop( $keys );
		$parent = self::in( $this->body, $keys );
		$parent = is_array( $parent ) && null !== $last ? array_diff_key( $parent, array( $last => true ) ) : $parent;
		return str_replace(
			'"' . self::HERE . '"',
			array() === $parent ? '{}' : (string) json_encode( $parent ),
			(string) json_encode( self::put( $this->body, $keys, self::HERE ) )
		);
	}

	/**
	 * @param list<int|string> $keys
	 * @return iterable<self>
	 */
	private static function below( Shape $shape, array $keys, mixed $body ): iterable {
		yield new self( $shape, $keys, $body );
		yield from self::inside( $shape, $keys, $body );
	}

	/**
	 * @param list<int|string> $keys
	 * @return iterable<self>
	 */
	private static function inside( Shape $shape, array $keys, mixed $body ): iterable {
		$parts = array_filter( $shape->properties(), static fn( Shape $part ): bool => ! $part->isReadOnly() );
		if ( null !== $shape->items() ) {
			$parts[ 'array' === $shape->type ? 0 : 'any' ] = $shape->items();
		}
		foreach ( $parts as $name => $part ) {
			$place = array( ...$keys, $name );
			yield from self::below(
				$part,
				$place,
				null === self::in( $body, $place ) ? self::put( $body, $place, Sample::whole( $part ) ) : $body
			);
		}
		foreach ( $shape->alternatives() as $alternative ) {
			yield from self::inside( $alternative, $keys, self::put( $body, $keys, Sample::whole( $alternative ) ) );
		}
	}

	/** @param list<int|string> $keys */
	private static function in( mixed $value, array $keys ): mixed {
		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		return $value;
	}

	/** @param list<int|string> $keys */
	private static function put( mixed $value, array $keys, mixed $new ): mixed {
		if ( array() === $keys ) {
			return $new;
		}
		$key           = array_shift( $keys );
		$value         = is_array( $value ) ? $value : array();
		$value[ $key ] = self::put( $value[ $key ] ?? null, $keys, $new );
		return $value;
	}
}
