<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use Closure;
use LogicException;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A route that a controller declares. Every REST request of the site registers all routes, so the index has a row of each:
 * method, path, controller, its method, permission, pattern, and the path parameters that are words. A route made from a row gets
 * its shapes from the controller when they are needed.
 *
 * @phpstan-type Row array{0: string, 1: string, 2: class-string, 3: string, 4: string, 5: non-falsy-string, 6?: list<string>}
 */
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

	private bool $isIndexed = false;

	/** The controller's own route, once a route of the index needed its shapes. */
	private ?self $declared = null;

	/** @param array{class-string, string} $handler */
	private function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly array $handler,
		public readonly Permission $permission
	) {}

	/** @param array{class-string, string} $handler */
	public static function get( string $path, array $handler, Permission $can ): self {
		return new self( 'GET', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function post( string $path, array $handler, Permission $can ): self {
		return new self( 'POST', $path, $handler, $can );
	}

	/** @param array{class-string, string} $handler */
	public static function delete( string $path, array $handler, Permission $can ): self {
		return new self( 'DELETE', $path, $handler, $can );
	}

	/**
	 * Returns a route of the index, which has no shapes of its own.
	 *
	 * @param Row $row
	 */
	public static function indexed( array $row ): self {
		[ $method, $path, $className, $handler, $can ] = $row;

		$route = new self( $method, $path, array( $className, $handler ), Permission::from( $can ) );
		foreach ( $row[6] ?? array() as $name ) {
			$route->words[ $name ] = static fn(): Shape => ( $route->declared()->words[ $name ] )();
		}
		$route->isIndexed = true;
		return $route;
	}

	/** @return Row the route without its shapes, for the index. */
	public function row(): array {
		$row = array( $this->method, $this->path, $this->handler[0], $this->handler[1], $this->permission->value, $this->pattern() );
		return array() === $this->words ? $row : array( ...$row, array_keys( $this->words ) );
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
		$query = $this->declared()->query;

		return $this->made['query'] ??= null === $query ? Schema::object( array() ) : $query();
	}

	public function bodyShape(): Shape {
		$body = $this->declared()->body;

		return $this->made['body'] ??= null === $body ? Schema::object( array() ) : $body();
	}

	public function answerShape(): ?Shape {
		$answer = $this->declared()->answer;

		return null === $answer ? null : $this->made['answer'] ??= $answer();
	}

	/** The default status of a response. */
	public function status(): int {
		return $this->declared()->status;
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
			$shapes[ $name ] = ( isset( $this->words[ $name ] ) ? ( $this->words[ $name ] )() : Schema::id() )->required();
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

	private function declared(): self {
		return $this->isIndexed ? $this->declared ??= $this->fromController() : $this;
	}

	private function fromController(): self {
		$className = $this->handler[0];
		/** @var list<self> $routes */
		$routes = method_exists( $className, 'routes' ) ? $className::routes() : array();
		foreach ( $routes as $route ) {
			if ( $this->key() === $route->key() ) {
				return $route;
			}
		}
		throw new LogicException( "$className doesn't declare {$this->key()}." );
	}
}
