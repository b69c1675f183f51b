<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One row of the route table. Its shapes are built on request, because every REST request of the site reads the table. */
final class Route {

	/** @var (Closure(): Shape)|null */
	private ?Closure $query = null;

	/** @var (Closure(): Shape)|null */
	private ?Closure $body = null;

	/** @var (Closure(): Shape)|null */
	private ?Closure $answer = null;

	/** @var array<string, Closure(): Shape> see path(). */
	private array $words = array();

	/** @var array<string, Shape> */
	private array $made = array();

	private int $status = 200;

	/** @param array{class-string, string} $handler */
	private function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly array $handler,
		public readonly Can $can
	) {}

	/** @param array{class-string, string} $handler */
	public static function get( string $path, array $handler, Can $can ): self {
		return new self( 'GET', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function post( string $path, array $handler, Can $can ): self {
		return new self( 'POST', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function delete( string $path, array $handler, Can $can ): self {
		return new self( 'DELETE', $path, $handler, $can );
	}

	/**
	 * Sets the shapes of path parameters that are words: lowercase letters, digits, hyphens and underscores. All others are
	 * database ids.
	 *
	 * @param array<string, Closure(): Shape> $words
	 */
	public function path( array $words ): self {
		$this->words = $words;
		return $this;
	}

	/** @param Closure(): Shape $shape */
	public function query( Closure $shape ): self {
		$this->query = $shape;
		return $this;
	}

	/** @param Closure(): Shape $shape */
	public function body( Closure $shape ): self {
		$this->body = $shape;
		return $this;
	}

	/**
	 * Sets the response's shape. Without one the route returns 204 and no body.
	 *
	 * @param (Closure(): Shape)|null $shape
	 */
	public function returns( ?Closure $shape, int $status = 200 ): self {
		$this->answer = $shape;
		$this->status = $status;
		return $this;
	}

	/** Returns the name for tests and the typed client: `GET surveys/{id}`. */
	public function key(): string {
		return $this->method . ' /' . $this->path;
	}

	public function queryShape(): Shape {
		return $this->made['query'] ??= null === $this->query ? S::object( array() ) : ( $this->query )();
	}

	public function bodyShape(): Shape {
		return $this->made['body'] ??= null === $this->body ? S::object( array() ) : ( $this->body )();
	}

	public function answerShape(): ?Shape {
		return null === $this->answer ? null : $this->made['answer'] ??= ( $this->answer )();
	}

	/** The default status of a response. */
	public function status(): int {
		return $this->status;
	}

	/**
	 * Returns the shapes of the path's parameters in braces.
	 *
	 * @return array<string, Shape>
	 */
	public function pathParameters(): array {
		preg_match_all( '/\{(\w+)\}/', $this->path, $found );
		$shapes = array();
		foreach ( $found[1] as $name ) {
			$shapes[ $name ] = ( isset( $this->words[ $name ] ) ? ( $this->words[ $name ] )() : S::id() )->required();
		}
		return $shapes;
	}

	/**
	 * Returns the path as a regular expression for WordPress's REST server.
	 *
	 * @return non-falsy-string
	 */
	public function pattern(): string {
		return '/' . preg_replace_callback(
			'/\{(\w+)\}/',
			fn( array $found ): string => "(?P<$found[1]>" . ( isset( $this->words[ $found[1] ] ) ? '[a-z0-9_-]+' : '\d+' ) . ')',
			$this->path
		);
	}
}
