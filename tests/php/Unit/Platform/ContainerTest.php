<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Platform;

use Closure;
use LogicException;
use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Tests\Support\Wiring\Engine;
use UserFeedback\Tests\Support\Wiring\Garage;
use UserFeedback\Tests\Support\Wiring\Loop;
use UserFeedback\Tests\Support\Wiring\Registry;
use UserFeedback\Tests\Support\Wiring\Vehicle;

final class ContainerTest extends TestCase {

	public function test_builds_an_object_from_the_types_of_its_constructor(): void {
		self::assertSame( 'petrol', $this->container()->get( Garage::class )->engine->fuel );
	}

	public function test_shares_only_classes_that_are_marked_as_shared(): void {
		$container = $this->container();

		self::assertSame( $container->get( Registry::class ), $container->get( Registry::class ) );
		self::assertSame( $container->get( Registry::class ), $container->get( Garage::class )->registry );
		self::assertNotSame( $container->get( Engine::class ), $container->get( Engine::class ) );
	}

	public function test_a_lazy_parameter_creates_nothing_until_it_is_called(): void {
		$created = new Registry();
		$garage  = $this->container(
			array(
				Engine::class => static function () use ( $created ): Engine {
					$created->add( 'engine' );
					return new Engine( 'diesel' );
				},
			)
		)->build( Garage::class, engine: new Engine() );

		$before = $created->count();
		self::assertSame( 'diesel', ( $garage->spare )()->fuel );
		self::assertSame( array( 0, 1 ), array( $before, $created->count() ) );
	}

	public function test_a_lazy_parameter_can_call_a_method_with_arguments(): void {
		$container = $this->container();
		$container->get( Registry::class )->add( 'first' );

		self::assertSame( 2, ( $container->get( Garage::class )->add )( 'second' ) );
	}

	public function test_a_parameter_can_be_the_result_of_an_instance_method_or_a_static_method(): void {
		$garage = $this->container()->get( Garage::class );

		self::assertSame( 0, $garage->registered );
		self::assertSame( 'Main Street', $garage->address );
	}

	public function test_a_parameter_with_a_default_value_gets_it(): void {
		self::assertNull( $this->container()->get( Garage::class )->second );
	}

	public function test_an_interface_needs_a_factory_unless_a_lazy_parameter_may_be_null(): void {
		self::assertFalse( $this->container()->has( Vehicle::class ) );
		self::assertNull( $this->container()->get( Garage::class )->order );

		$vehicle   = $this->createStub( Vehicle::class );
		$container = $this->container( array( Vehicle::class => static fn(): Vehicle => $vehicle ) );
		$order     = $container->get( Garage::class )->order;
		self::assertTrue( $container->has( Vehicle::class ) );
		self::assertNotNull( $order );
		self::assertSame( $vehicle, $order() );

		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'Vehicle needs a factory' );
		$this->container()->get( Vehicle::class );
	}

	public function test_names_the_parameter_that_it_cannot_create(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'Garage has no parameter named color' );
		$this->container()->build( Garage::class, color: 'red' );
	}

	public function test_names_the_path_of_a_circular_dependency(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( 'Circular dependency: ' . Loop::class . ' → ' . Loop::class );
		$this->container()->get( Loop::class );
	}

	public function test_rejects_a_factory_that_returns_another_class(): void {
		$this->expectException( LogicException::class );
		$this->container( array( Engine::class => static fn(): Registry => new Registry() ) )->get( Engine::class );
	}

	/** @param array<class-string, Closure(Container): object> $factories */
	private function container( array $factories = array() ): Container {
		return new Container( static fn( string $className ): ?Closure => $factories[ $className ] ?? null );
	}
}
