<?php
/**
 * Joins the classes of a release into few files: php join-classes.php PLUGIN_DIR [--part]
 *
 * The classes that visitors' requests load go into one file, build/visitors.php, which is always loaded; visitor-classes.json
 * lists them, and VisitorClassesTest fails when the list differs from what is loaded. The other classes of a second-level folder
 * with its subfolders go into one file next to it, such as includes/Surveys/Lists.php. So a zip has a tenth of the files and a
 * third of the bytes, and unpacks faster. Comments are removed; the edition that the directory hosts keeps those for translators,
 * whose tools read the code there, and for phpcs, which the directory runs. Its code stays as written; the other edition, whose
 * source is published next to it, has no unnecessary spaces. Line breaks stay. A checkout has none of this.
 */

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress here.

/** @var list<string> $argv */
$ufPlugin = rtrim( $argv[1] ?? '', '/' );
if ( ! is_file( "$ufPlugin/includes/autoload.php" ) ) {
	fwrite( STDERR, "Usage: php join-classes.php PLUGIN_DIR\n" );
	exit( 1 );
}

/** Separate files: one is an address, one finds the others, and one is loaded in place of a theme's template. */
const UF_APART = array( 'autoload.php', 'Widget/collect.php', 'PostRatings/Places/comments-template.php' );

/**
 * Exception messages are not output: WordPress's newer standard, and the directory's check, ask for escaping them nevertheless.
 * Escaped parts of the sentence would show entities in REST responses.
 */
const UF_OF_EXCEPTIONS = '// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped'
	. ' -- Exceptions become answers in JSON; what a page prints is escaped where it is printed.';

/** Comments that stay: the directory hosts an edition with part of the classes. */
define( 'UF_SAID', '--part' === ( $argv[2] ?? '' ) ? '/translators:|phpcs:/' : '/(?!)/' );

/** Tokens that need no space on either side. */
const UF_DIVIDES = array(
	'=', '?', ':', T_DOUBLE_ARROW, T_IS_IDENTICAL, T_IS_NOT_IDENTICAL, T_COALESCE, T_BOOLEAN_AND, T_BOOLEAN_OR,
);

/** @var list<string> $ufOfVisitors files below includes. */
$ufOfVisitors = json_decode( (string) file_get_contents( __DIR__ . '/visitor-classes.json' ), true );
$ufCodes      = ufCodes( "$ufPlugin/includes" );
if ( '--part' === ( $argv[2] ?? '' ) ) { // An edition that lacks some of them.
	$ufOfVisitors = array_values( array_intersect( $ufOfVisitors, array_keys( $ufCodes ) ) );
}
// In a separate file, they would be missing while an update replaces the free edition, or be declared twice.
array_push( $ufOfVisitors, 'Licensing/Plans/CurrentFreeEdition.php', 'Licensing/Plans/FreeEdition.php' );

$ufRooms = array( "$ufPlugin/build/visitors.php" => $ufOfVisitors );
foreach ( array_diff( array_keys( $ufCodes ), $ufOfVisitors ) as $ufName ) {
	$ufIsApart = ! str_contains( $ufName, '/' ) || ufStandsAlone( $ufName, $ufCodes[ $ufName ] );
	$ufRoom    = $ufIsApart ? $ufName : implode( '/', array_slice( explode( '/', dirname( $ufName ) ), 0, 2 ) ) . '.php';

	$ufRooms[ "$ufPlugin/includes/$ufRoom" ][] = $ufName;
}
ufHaveAnOrder( $ufRooms, $ufCodes );
ufAreFound( $ufRooms, "$ufPlugin/includes" );

foreach ( array_keys( $ufCodes ) as $ufName ) {
	unlink( "$ufPlugin/includes/$ufName" );
}
foreach ( $ufRooms as $ufFile => $ufNames ) {
	$ufParts = array_map( static fn( string $ufName ): string => ufPart( $ufName, $ufCodes[ $ufName ] ), ufInOrder( $ufNames, $ufCodes ) );
	is_dir( dirname( $ufFile ) ) || mkdir( dirname( $ufFile ), 0777, true );
	$ufCode = ufReasoned( $ufParts ) . "\n";
	file_put_contents(
		$ufFile,
		"<?php\ndeclare( strict_types=1 );\n"
		. "namespace { defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit; }\n"
		. ( '--part' === ( $argv[2] ?? '' ) ? $ufCode : ufWithoutSpaces( $ufCode ) )
	);
}
ufWithoutEmptyFolders( "$ufPlugin/includes" );

/** @return array<string, string> code by file name below this folder, sorted by name. */
function ufCodes( string $includes ): array {
	$codes = array();
	/** @var SplFileInfo $file */
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $includes, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		$name = substr( $file->getPathname(), strlen( $includes ) + 1 );
		if ( ! in_array( $name, UF_APART, true ) ) {
			$codes[ $name ] = ufWithoutComments( (string) file_get_contents( $file->getPathname() ), dirname( $name ) );
		}
	}
	ksort( $codes );
	return $codes;
}

/** @param string $folder of the file below includes; __DIR__ keeps its value in another file, too. */
function ufWithoutComments( string $code, string $folder ): string {
	$kept  = '';
	$space = '';
	foreach ( PhpToken::tokenize( $code ) as $token ) {
		$isComment = $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && 1 !== preg_match( UF_SAID, $token->text );
		if ( $isComment || $token->is( T_WHITESPACE ) ) {
			$space .= $isComment ? '' : $token->text;
			continue;
		}
		$line  = strrpos( $space, "\n" );
		$kept .= ( false === $line ? $space : substr( $space, $line ) )
			. ( $token->is( T_DIR ) ? "( \\dirname( __DIR__ ) . '/includes/" . $folder . "' )" : $token->text );
		$space = '';
	}
	return ufWithoutOurSniffs( $kept );
}

/** Removes spaces around tokens that separate words by themselves, which are a fiftieth of a zip. */
function ufWithoutSpaces( string $code ): string {
	$tokens = array_slice( PhpToken::tokenize( "<?php $code" ), 1 );
	$kept   = '';
	foreach ( $tokens as $at => $token ) {
		$isNeeded = ! $token->is( T_WHITESPACE )
			|| str_contains( $token->text, "\n" )
			|| ! $tokens[ $at - 1 ]->is( array( '(', '[', ',', ...UF_DIVIDES ) )
				&& ! $tokens[ $at + 1 ]->is( array( ')', ']', '(', '{', ...UF_DIVIDES ) );
		$kept    .= $isNeeded ? $token->text : '';
	}
	return $kept;
}

/**
 * Keeps phpcs comments of one former file from affecting the next: what it turns off until its end is turned on there. "On"
 * covers everything that is off, so rules for the complete file are repeated.
 *
 * @param list<string> $parts
 */
function ufReasoned( array $parts ): string {
	$isRead = 1 === preg_match( UF_SAID, UF_OF_EXCEPTIONS ) && str_contains( implode( $parts ), 'throw ' );
	$off    = $isRead ? UF_OF_EXCEPTIONS . "\n" : '';
	$ended  = static fn( string $part ): string => substr_count( $part, 'phpcs:disable' ) > substr_count( $part, 'phpcs:enable' )
		? "$part\n// phpcs:enable"
		: $part;
	return $off . preg_replace( '/phpcs:enable\n/', "phpcs:enable\n$off", implode( "\n", array_map( $ended, $parts ) ) );
}

/** Removes sniff names that only this repository has. */
function ufWithoutOurSniffs( string $code ): string {
	$known = (string) preg_replace( '/(phpcs:(?:ignore|disable|enable)) UserFeedback\.[\w.]+, /', '$1 ', $code );
	return (string) preg_replace( '/[ \t]*\/\/ phpcs:(?:ignore|disable|enable) UserFeedback\..*/', '', $known );
}

/** Turns the code of a file with one namespace into a part of a file with several. */
function ufPart( string $name, string $code ): string {
	$found = array();
	$isOne = preg_match( '/\A<\?php\s+declare\s*\(\s*strict_types\s*=\s*1\s*\);\s*namespace ([\w\\\\]+);\n(.*)\z/s', $code, $found );
	if ( 1 !== $isOne || str_contains( $code, '__FILE__' ) ) {
		throw new LogicException( "$name is not as classes are here." );
	}
	$body = (string) preg_replace( "/defined\( 'ABSPATH' \)[^;]*exit;\n/", '', $found[2], 1 );
	return "namespace $found[1] {\n" . trim( $body ) . "\n}";
}

/**
 * Returns the files of a class's parents in the plugin.
 *
 * @return list<string>
 */
function ufAbove( string $name, string $code ): array {
	$ours = array_filter( ufMadeOf( $name, $code ), static fn( string $class ): bool => str_starts_with( $class, 'UserFeedback\\' ) );
	$file = static fn( string $class ): string => str_replace( '\\', '/', substr( $class, 13 ) ) . '.php';
	return array_values( array_map( $file, $ours ) );
}

/** Not every WordPress has its parents: without them the other classes of its folder must still load. */
function ufStandsAlone( string $name, string $code ): bool {
	$others = array_filter(
		ufMadeOf( $name, $code ),
		static fn( string $class ): bool => ! str_starts_with( $class, 'UserFeedback\\' )
			&& ! class_exists( $class )
			&& ! interface_exists( $class )
	);
	return array() !== $others;
}

/**
 * Returns what it extends and implements, and its traits.
 *
 * @return list<string>
 */
function ufMadeOf( string $name, string $code ): array {
	$is = '/^(?:final |abstract |readonly )*(?:class|interface|enum|trait) \w+(?:: \w+)?(?: extends ([\w\\\\, ]+?))?(?: implements ([\w\\\\, ]+?))? \{/m';
	if ( 1 !== preg_match( $is, $code, $head ) ) {
		throw new LogicException( "$name has no class that is written as classes are here." );
	}
	preg_match_all( '/^\tuse ([\w\\\\, ]+);/m', $code, $traits );
	preg_match_all( '/^use ([\w\\\\]+)(?: as (\w+))?;/m', $code, $uses, PREG_SET_ORDER );
	$names = array();
	foreach ( $uses as $use ) {
		$names[ $use[2] ?? substr( "\\$use[1]", (int) strrpos( "\\$use[1]", '\\' ) + 1 ) ] = $use[1];
	}
	$said = array_diff( explode( ', ', implode( ', ', array( $head[1] ?? '', $head[2] ?? '', ...$traits[1] ) ) ), array( '' ) );
	$here = 'UserFeedback\\' . str_replace( '/', '\\', '.' === dirname( $name ) ? '' : dirname( $name ) . '/' );
	return array_values( array_map( static fn( string $word ): string => $names[ $word ] ?? $here . $word, $said ) );
}

/**
 * Sorts a class after all its parents: otherwise PHP would autoload those while they are being loaded.
 *
 * @param list<string>          $names
 * @param array<string, string> $codes
 * @return list<string>
 */
function ufInOrder( array $names, array $codes ): array {
	$ordered = array();
	$add     = static function ( string $name ) use ( &$add, &$ordered, $names, $codes ): void {
		foreach ( isset( $ordered[ $name ] ) ? array() : array_intersect( ufAbove( $name, $codes[ $name ] ), $names ) as $above ) {
			$add( $above );
		}
		$ordered[ $name ] = $name;
	};
	array_map( $add, $names );
	return array_values( $ordered );
}

/**
 * Rejects cycles: a file that requires one that requires the first would find it half loaded.
 *
 * @param array<string, list<string>> $rooms
 * @param array<string, string>       $codes
 */
function ufHaveAnOrder( array $rooms, array $codes ): void {
	$roomOf = array();
	foreach ( $rooms as $room => $names ) {
		$roomOf += array_fill_keys( $names, $room );
	}
	$needs = array();
	foreach ( $rooms as $room => $names ) {
		$above          = array_merge( ...array_map( static fn( string $name ): array => ufAbove( $name, $codes[ $name ] ), $names ) );
		$others         = array_map( static fn( string $name ): string => $roomOf[ $name ] ?? '', $above );
		$needs[ $room ] = array_diff( $others, array( $room, '' ) );
	}
	while ( array() !== $needs ) {
		$ready = array_filter( $needs, static fn( array $all ): bool => array() === array_intersect( $all, array_keys( $needs ) ) );
		if ( array() === $ready ) {
			throw new LogicException( 'These need each other: ' . implode( ', ', array_keys( $needs ) ) );
		}
		$needs = array_diff_key( $needs, $ready );
	}
}

/**
 * Checks names: if a folder's file has the name of a class next to the folder, the class would be searched in that file.
 *
 * @param array<string, list<string>> $rooms
 */
function ufAreFound( array $rooms, string $includes ): void {
	foreach ( $rooms as $room => $names ) {
		foreach ( $names as $name ) {
			if ( isset( $rooms[ "$includes/$name" ] ) && "$includes/$name" !== $room && ! str_ends_with( $room, '/build/visitors.php' ) ) {
				throw new LogicException( "$name and its namesake's room would be one file." );
			}
		}
	}
}

function ufWithoutEmptyFolders( string $folder ): void {
	foreach ( new FilesystemIterator( $folder ) as $below ) {
		if ( $below instanceof SplFileInfo && $below->isDir() ) {
			ufWithoutEmptyFolders( $below->getPathname() );
		}
	}
	if ( ! ( new FilesystemIterator( $folder ) )->valid() ) {
		rmdir( $folder );
	}
}
