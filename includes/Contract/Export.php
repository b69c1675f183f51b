<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use ReflectionClass;
use UserFeedback\Contract\Schema\Error;
use UserFeedback\Questions\QuestionType;

/** The whole contract as one JSON document, from which `npm run contract` makes src/contract/. */
final class Export {

	/** @var array<string, array<string, mixed>> */
	private array $definitions = array();

	/** @return array{definitions: array<string, array<string, mixed>>, routes: list<array<string, mixed>>, limits: array<string, mixed>, question_types: array<string, array<string, mixed>>} */
	public static function document(): array {
		return ( new self() )->build();
	}

	/** @return array{definitions: array<string, array<string, mixed>>, routes: list<array<string, mixed>>, limits: array<string, mixed>, question_types: array<string, array<string, mixed>>} */
	private function build(): array {
		$routes = array_map( array( $this, 'route' ), Routes::all() );
		$this->schema( Error::shape() );
		ksort( $this->definitions );

		$types = array();
		foreach ( QuestionType::cases() as $type ) {
			$types[ $type->value ] = $type->facts();
		}

		return array(
			'definitions'    => $this->definitions,
			'routes'         => $routes,
			'limits'         => ( new ReflectionClass( Limits::class ) )->getConstants(),
			'question_types' => $types,
		);
	}

	/** @return array<string, mixed> */
	private function route( Route $route ): array {
		return array(
			'key'    => $route->key(),
			'path'   => array_keys( $route->pathParameters() ),
			'query'  => array() === $route->query->properties() ? null : $this->schema( $route->query ),
			'body'   => array() === $route->body->properties() ? null : $this->schema( $route->body ),
			'answer' => null === $route->answer ? null : $this->schema( $route->answer ),
		);
	}

	/** @return array<string, mixed> */
	private function schema( Shape $shape ): array {
		return $shape->toJsonSchema( fn( Shape $node ): ?array => $this->reference( $node ) );
	}

	/** @return array<string, mixed>|null */
	private function reference( Shape $shape ): ?array {
		$name = $shape->name();
		if ( null === $name ) {
			return null;
		}
		if ( ! isset( $this->definitions[ $name ] ) ) {
			$this->definitions[ $name ] = array(); // Holds the place, so that a shape may hold itself.
			$this->definitions[ $name ] = $shape->ownJsonSchema( fn( Shape $node ): ?array => $this->reference( $node ) );
		}
		return array( '$ref' => "#/definitions/$name" );
	}
}
