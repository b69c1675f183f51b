<?php
/**
 * Writes the classes that visitors' requests load into one file of a release: php visitor-classes.php PLUGIN_DIR
 *
 * Which ones these are stands in visitor-classes.json, and VisitorClassesTest tells when it is not what is loaded. A
 * checkout has no such file: there classes change, and each is loaded from its own.
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

define( 'USERFEEDBACK_COLLECTOR', true );

/** @var list<string> $argv */
$ufPlugin = rtrim( $argv[1] ?? '', '/' );
if ( ! is_file( "$ufPlugin/includes/autoload.php" ) ) {
	fwrite( STDERR, "Usage: php visitor-classes.php PLUGIN_DIR\n" );
	exit( 1 );
}
require "$ufPlugin/includes/autoload.php";

/** @var list<string> $ufNames files below includes. */
$ufNames = json_decode( (string) file_get_contents( __DIR__ . '/visitor-classes.json' ), true );
$ufFirst = "<?php\ndeclare( strict_types = 1 );\nnamespace { defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit; }\n";
file_put_contents(
	"$ufPlugin/build/visitors.php",
	$ufFirst . implode(
		"\n",
		array_map( static fn( string $ufName ): string => ufInOneFile( "$ufPlugin/includes", $ufName ), ufInOrder( $ufNames ) )
	) . "\n"
);

/**
 * A class stands behind all that it extends and implements: else PHP would load those from files of their own, and meet them twice.
 *
 * @param list<string> $names
 * @return list<string>
 */
function ufInOrder( array $names ): array {
	$ordered = array();
	$add     = static function ( string $name ) use ( &$add, &$ordered, $names ): void {
		$class = new ReflectionClass( ufClass( $name ) );
		foreach ( array( $class->getParentClass(), ...$class->getInterfaces(), ...$class->getTraits() ) as $above ) {
			$file = false === $above ? '' : str_replace( '\\', '/', substr( $above->name, 13 ) ) . '.php';
			if ( in_array( $file, $names, true ) ) {
				$add( $file );
			} elseif ( false !== $above && str_starts_with( $above->name, 'UserFeedback\\' ) ) {
				throw new LogicException( "$name needs $file, which is missing in the list." );
			}
		}
		$ordered[ $name ] = $name;
	};
	array_map( $add, $names );
	return array_values( $ordered );
}

/** @return class-string */
function ufClass( string $name ): string {
	/** @var class-string $class */
	$class = 'UserFeedback\\' . str_replace( '/', '\\', substr( $name, 0, -4 ) );
	return $class;
}

function ufInOneFile( string $includes, string $name ): string {
	$code = '';
	foreach ( PhpToken::tokenize( php_strip_whitespace( "$includes/$name" ) ) as $token ) {
		$code .= $token->is( T_DIR ) ? "( \\dirname( __DIR__ ) . '/includes/" . dirname( $name ) . "' )" : $token->text;
	}
	$found = array();
	$isOne = preg_match( '/\A<\?php\s+declare\s*\(\s*strict_types\s*=\s*1\s*\);\s*namespace ([\w\\\\]+);(.*)\z/s', $code, $found );
	if ( 1 !== $isOne || str_contains( $code, '__FILE__' ) ) {
		throw new LogicException( "$name is not as classes are here." );
	}
	$body = (string) preg_replace( "/defined\s*\(\s*'ABSPATH'\s*\)[^;]*exit;/", '', $found[2], 1 );
	return "namespace $found[1] {{$body}}";
}
