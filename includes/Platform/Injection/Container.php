<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Injection;

use Closure;
use LogicException;
use ReflectionAttribute;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use ReflectionParameter;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Creates objects from the types of their constructor parameters. A class or parameter that needs anything else has an attribute
 * from this folder, an interface is bound to a class, and a factory does the rest. Attributes are compared by name, so their
 * files are never loaded.
 *
 * Each request for a class gets a new object, unless the class is marked as Shared. A parameter with a default value and no
 * attribute gets the default.
 */
final class Container {

	/** @var array<class-string, object> */
	private array $shared = array();

	/** @var array<class-string, true> classes that are being created, in order. */
	private array $path = array();

	/**
	 * @param Closure(class-string): ((Closure(self): object)|null) $factory  finds the factory of a class; null if it has none.
	 * @param array<class-string, class-string>                     $bindings classes to create in place of others.
	 */
	public function __construct( private readonly Closure $factory, private readonly array $bindings = array() ) {
		$this->shared[ self::class ] = $this;
	}

	/**
	 * @template T of object
	 * @param class-string<T> $className
	 * @return T
	 */
	public function get( string $className ): object {
		$created = $this->bindings[ $className ] ?? $className;
		$object  = $this->shared[ $created ] ?? $this->create( $created );
		return $object instanceof $className
			? $object
			: throw new LogicException( "The factory of $className returns an object of another class." );
	}

	/** Returns false for an unbound interface or abstract class without a factory: the edition lacks the feature that implements it. */
	public function has( string $className ): bool {
		$className = $this->bindings[ $className ] ?? $className;
		if ( ! class_exists( $className ) && ! interface_exists( $className ) ) {
			return false;
		}
		return null !== ( $this->factory )( $className ) || ( new ReflectionClass( $className ) )->isInstantiable();
	}

	/**
	 * Creates a new object without its factory, so that a factory only names the parameters that the container can't know.
	 *
	 * @template T of object
	 * @param class-string<T> $className
	 * @param mixed           ...$given values by parameter name.
	 * @return T
	 */
	public function build( string $className, mixed ...$given ): object {
		$class  = new ReflectionClass( $className );
		$static = $class->getAttributes( CreatedBy::class )[0] ?? null;
		if ( null === $static && ! $class->isInstantiable() ) {
			throw new LogicException( "$className needs a factory, because it can't be created with new." );
		}
		/** @var array{string} $arguments */
		$arguments = $static?->getArguments() ?? array( '__construct' );
		$creator   = $class->hasMethod( $arguments[0] ) ? $class->getMethod( $arguments[0] ) : null;
		$values    = array();
		foreach ( $creator?->getParameters() ?? array() as $parameter ) {
			$name     = $parameter->getName();
			$values[] = array_key_exists( $name, $given ) ? $given[ $name ] : $this->value( $className, $parameter );
			unset( $given[ $name ] );
		}
		if ( array() !== $given ) {
			throw new LogicException( "$className has no parameter named " . implode( ', ', array_keys( $given ) ) . '.' );
		}
		if ( null === $static ) {
			return $class->newInstanceArgs( $values );
		}
		$object = $creator?->invokeArgs( null, $values );
		return $object instanceof $className ? $object : throw new LogicException( "$className::$arguments[0]() returns another class." );
	}

	/** @param class-string $className */
	private function create( string $className ): object {
		if ( isset( $this->path[ $className ] ) ) {
			throw new LogicException( 'Circular dependency: ' . implode( ' → ', array( ...array_keys( $this->path ), $className ) ) );
		}
		$this->path[ $className ] = true;
		try {
			$factory = ( $this->factory )( $className );
			$object  = null === $factory ? $this->build( $className ) : $factory( $this );
		} finally {
			unset( $this->path[ $className ] );
		}
		if ( array() !== ( new ReflectionClass( $className ) )->getAttributes( Shared::class ) ) {
			$this->shared[ $className ] = $object;
		}
		return $object;
	}

	/** @param class-string $owner */
	private function value( string $owner, ReflectionParameter $parameter ): mixed {
		foreach ( $parameter->getAttributes() as $attribute ) {
			if ( in_array( $attribute->getName(), array( Lazy::class, ResultOf::class, PluginFile::class ), true ) ) {
				return $this->injected( $attribute, $parameter );
			}
		}
		if ( $parameter->isDefaultValueAvailable() ) {
			return $parameter->getDefaultValue();
		}
		$type = $parameter->getType();
		if ( $type instanceof ReflectionNamedType && ! $type->isBuiltin() && Closure::class !== $type->getName() ) {
			/** @var class-string $className */
			$className = $type->getName();
			return $this->get( $className );
		}
		return $parameter->allowsNull()
			? null
			: throw new LogicException( "$owner needs a factory or an attribute for its parameter \${$parameter->getName()}." );
	}

	/** @param ReflectionAttribute<object> $attribute */
	private function injected( ReflectionAttribute $attribute, ReflectionParameter $parameter ): mixed {
		if ( PluginFile::class === $attribute->getName() ) {
			return USERFEEDBACK_FILE;
		}
		/** @var array{class-string, string|null} $arguments */
		$arguments              = $attribute->getArguments() + array( '', null );
		[ $className, $method ] = $arguments;
		if ( ResultOf::class === $attribute->getName() ) {
			return $this->call( $className, (string) $method );
		}
		if ( $parameter->allowsNull() && ! $this->has( $className ) ) {
			return null;
		}
		return null === $method
			? fn(): object => $this->get( $className )
			: fn( mixed ...$values ): mixed => $this->call( $className, $method, ...$values );
	}

	/**
	 * Calls a method of an object, or a static method.
	 *
	 * @param class-string $className
	 */
	public function call( string $className, string $method, mixed ...$values ): mixed {
		$isStatic = method_exists( $className, $method ) && ( new ReflectionMethod( $className, $method ) )->isStatic();
		$called   = array( $isStatic ? $className : $this->get( $className ), $method );
		return is_callable( $called )
			? $called( ...$values )
			: throw new LogicException( "$className has no public method $method()." );
	}
}
